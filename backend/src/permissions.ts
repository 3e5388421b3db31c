import type { OpenAPIObject } from '@nestjs/swagger';
import type { ColleagueScope } from './auth/allow-colleague';

/** The columns of the table: the kinds of callers. */
export const CALLERS = [
  'owner',
  'colleague who leads',
  'other colleague',
  'user',
  'guest',
  'no token',
] as const;

const INTRODUCTION = `# Who may make which call

This table lists the calls for guides and for accounts. \`make generate\` creates it from the OpenAPI document, and
\`backend/test/permissions.test.ts\` makes each call as each kind of caller.

- **yes**: allowed. A colleague gets only their own data and the departures that they lead.
- **404**: refused as if the path didn’t exist.
- **401**: the caller has to sign in first.
`;

/** Matches the paths in the table: those for guides and for accounts. */
const TABLE_PATHS = /^\/api\/(guide|account|invitation)(\/|$)/;

interface Operation {
  security?: object[];
  'x-colleague'?: ColleagueScope;
}

/** Returns a Markdown table with the callers that may make each call. */
export function createPermissionTable({ paths }: OpenAPIObject): string {
  const rows = Object.entries(paths)
    .filter(([path]) => TABLE_PATHS.test(path))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Operation>).map(([method, operation]) => [
        `\`${method.toUpperCase()} ${path}\``,
        ...permissionsOf(path, operation),
      ]),
    );
  return `${INTRODUCTION}\n${formatTable([['call', ...CALLERS], ...rows])}`;
}

/** Formats a table as Prettier does. The first row is the head. */
function formatTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows]
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

/** Returns a permission for each of {@link CALLERS}. */
function permissionsOf(path: string, { security, 'x-colleague': scope }: Operation): string[] {
  if (path.startsWith('/api/guide')) {
    const leaderPermission = scope ? 'yes' : '404';
    const colleaguePermission = scope === 'own' ? 'yes' : '404';
    return ['yes', leaderPermission, colleaguePermission, '404', '404', '404'];
  }
  const visitorPermission = security ? '401' : 'yes';
  return ['yes', 'yes', 'yes', 'yes', visitorPermission, visitorPermission];
}
