// @ts-check
// Lint rules from a table of who may import whom, for both sides.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Returns an ESLint configuration that allows imports between folders only as in the table. Imports of types and
 * lazy imports count, too.
 *
 * @param {string} root the folder that the names in the table start from
 * @param {Record<string, string>} table maps each folder, or file without its extension, to those it may import;
 *   `.` has the other files of the root. A name with `!` belongs to an import circle that is still to be ended.
 * @param {string[]} parents folders whose subfolders must all be in the table
 * @throws Error if the table and the disk have different folders, or the table has a circle without `!`
 */
export function folders(root, table, parents) {
  const rows = new Map(
    Object.entries(table).map(([name, row]) => [name, row.split(' ').filter(Boolean)]),
  );
  checkNames(root, rows, parents);
  for (const name of rows.keys()) checkCircles(rows, [name]);

  /** @param {string} path */
  const folderOf = (path) => {
    const file = relative(root, path).replace(/\.(js|mjs|mts|ts|tsx)$/, '');
    const found = [...rows.keys()]
      .filter((name) => file === name || file.startsWith(`${name}/`))
      .sort((one, other) => other.length - one.length);
    return found[0] ?? (rows.has('.') && !file.includes('/') ? '.' : undefined);
  };

  const imports = {
    /** @param {any} context */
    create(context) {
      const from = folderOf(context.filename);
      const allowed = from === undefined ? undefined : rows.get(from);
      /** @param {any} node */
      const check = ({ source }) => {
        if (!allowed || source?.type !== 'Literal' || typeof source.value !== 'string') return;
        if (!source.value.startsWith('.')) return;
        const to = folderOf(resolve(dirname(context.filename), source.value));
        if (to === undefined || to === from || allowed.some((name) => name.replace('!', '') === to))
          return;
        context.report({
          node: source,
          message: `${String(from)} may not import ${to}, according to the table in eslint.config.mjs.`,
        });
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
      };
    },
  };
  return { plugins: { folders: { rules: { imports } } }, rules: { 'folders/imports': 'error' } };
}

/**
 * @param {string} root
 * @param {Map<string, string[]>} rows
 * @param {string[]} parents
 */
function checkNames(root, rows, parents) {
  for (const parent of parents) {
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      const name = join(parent, entry.name);
      if (entry.isDirectory() && !rows.has(name)) {
        throw new Error(`The table of imports doesn't have the folder ${name}.`);
      }
    }
  }
  for (const name of [
    ...rows.keys(),
    ...[...rows.values()].flat().map((each) => each.replace('!', '')),
  ]) {
    const exists = ['', '.ts', '.tsx'].some((ending) => existsSync(join(root, name + ending)));
    if (!exists || !rows.has(name)) {
      throw new Error(`The table of imports names ${name}, which doesn't exist or has no row.`);
    }
  }
}

/**
 * @param {Map<string, string[]>} rows
 * @param {string[]} path
 */
function checkCircles(rows, path) {
  const last = path[path.length - 1] ?? '';
  for (const name of rows.get(last) ?? []) {
    if (name.startsWith('!')) continue;
    if (path.includes(name))
      throw new Error(`The table of imports has a circle: ${[...path, name].join(' → ')}.`);
    checkCircles(rows, [...path, name]);
  }
}
