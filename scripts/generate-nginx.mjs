// @ts-check
// Writes nginx/generated/ from the API's OpenAPI document and settings. With --check, fails if a file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { main } from './main.mjs';
import { PlainError } from './plain-error.mjs';
import { BACKEND, ROOT } from './project.mjs';

const GENERATED_FOLDER = join(ROOT, 'nginx', 'generated');
const requireFromBackend = createRequire(join(BACKEND, 'package.json'));
/** @type {typeof import('shared/placeholders')} */
const { PLACEHOLDERS } = requireFromBackend('shared/placeholders');
/** @type {typeof import('shared/settings')} */
const { SETTINGS, settingRule } = requireFromBackend('shared/settings');
/** @type {typeof import('shared/site-languages')} */
const { SITE_LANGUAGE_CODES } = requireFromBackend('shared/site-languages');
/** @type {typeof import('shared/tour-photos')} */
const { MAX_PHOTO_BYTES } = requireFromBackend('shared/tour-photos');
/** @type {typeof import('shared/tour-filters')} */
const { FILTER_PATTERNS } = requireFromBackend('shared/tour-filters');
/** @type {typeof import('shared/date-filters')} */
const { DATE_INPUT } = requireFromBackend('shared/date-filters');
const { API_HEADERS, MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES } =
  requireFromBackend('./dist/http/http.js');
/** @type {{ toPageSettingHeaders: (values: Record<string, string>) => Record<string, string> }} */
const { toPageSettingHeaders } = requireFromBackend('./dist/settings/page-setting-headers.js');
const { HOST_NAME, HOST_PORT } = requireFromBackend('./dist/http/origin.js');
const { PROBLEM_TYPE, UNREADABLE_MESSAGE } = requireFromBackend('./dist/http/problem.js');
const { problemOf } = requireFromBackend('./dist/http/problem.filter.js');
/** @type {{ paths: Record<string, Record<string, Operation>> }} */
const { paths } = requireFromBackend('./openapi.json');

/**
 * @typedef {object} Operation
 * @property {{ in: string, name: string }[]} parameters
 * @property {string} [x-limit] the key of a limit, from `backend/src/http/api-limits.ts`
 * @property {boolean} [x-repeatable]
 */

/** The nginx variable of each limit. It identifies the visitor, and is empty for calls that the limit ignores. */
const LIMIT_VARIABLES = {
  passwords: '$password_visitor',
  bookings: '$booking_visitor',
  visits: '$counted_visitor',
};

/** The errors that nginx itself returns. `nginxStatus` is nginx's internal status if it differs. */
const PROBLEMS = [
  { status: 400, message: UNREADABLE_MESSAGE },
  // nginx serves an HTML page for this status. Only configuration that names this problem's path returns the problem.
  { status: 404, hasNoErrorPage: true },
  { status: 405 },
  { status: 408 },
  { status: 413 },
  { status: 414 },
  { status: 429, retrySeconds: 10 },
  { status: 431, nginxStatus: 494 },
  { status: 500 },
  { status: 501 },
  { status: 502, retrySeconds: 5 },
  { status: 503, retrySeconds: 5 },
  { status: 504, retrySeconds: 5 },
  { status: 505 },
];

const FILES = {
  // Each placeholder has a variable in templates/settings.conf.template.
  'placeholders.conf': Object.entries(PLACEHOLDERS)
    .map(([name, placeholder]) => `sub_filter '${placeholder}' $site_${toSnakeCase(name)};\n`)
    .join(''),
  'page-settings.conf': listPageSettingNames()
    .map(
      ([header, name]) =>
        `auth_request_set $api_${toSnakeCase(name)} $upstream_http_${toSnakeCase(header)};\n`,
    )
    .join(''),
  'page-settings.sh': [
    ...[SETTINGS.siteName, SETTINGS.contactPhone, SETTINGS.contactEmail].map((setting) => {
      const texts = [setting.default, toPosixPattern(setting.pattern), settingRule(setting)];
      return `text_setting ${setting.variable} ${texts.map(quote).join(' ')}\n`;
    }),
    buildWholeNumberCheck(SETTINGS.guestDays),
  ].join(''),
  'limited-calls.conf': buildLimitedCallMaps(),
  'repeatable-calls.conf': buildRepeatableCallsLocation(),
  'limits.conf': `client_max_body_size ${MAX_BODY_BYTES};\n`,
  'large-limit.conf': `client_max_body_size ${MAX_LARGE_BODY_BYTES};\n`,
  'photo-limit.conf': `client_max_body_size ${MAX_PHOTO_BYTES};\n`,
  // $host is the host name in lower case, without a port. $http_host is the header as the client sent it.
  'origin.conf': [
    'map "$host $http_host" $requested_host {',
    '    default "";',
    `    "~*^(?<host_name>${HOST_NAME}) \\k<host_name>[.]?(?<host_port>${HOST_PORT})?$" $host_name$host_port;`,
    '}',
    '',
  ].join('\n'),
  'languages.conf': [
    '# The folder with the pages in the language of the URL; empty for English.',
    'map $uri $language_folder {',
    '    default "";',
    `    "~^(?<folder>/(?:${joinTranslatedLanguages()}))(?:/|$)" $folder;`,
    '}',
    '',
  ].join('\n'),
  'tours-query.conf': buildToursQueryMaps(),
  'problems.conf': PROBLEMS.map(buildProblemLocation).join('\n'),
};

await main(async () => {
  const checkOnly = process.argv.includes('--check');
  await mkdir(GENERATED_FOLDER, { recursive: true });
  for (const [name, content] of Object.entries(FILES)) {
    const path = join(GENERATED_FOLDER, name);
    const text = `# Generated by make generate.\n${content}`;
    const currentText = await readFile(path, 'utf8').catch(() => '');
    if (currentText === text) continue;
    if (checkOnly) throw new PlainError(`nginx/generated/${name} is stale: run make generate.`);
    await writeFile(path, text);
  }
  return 0;
});

/**
 * For each limit, maps the limited calls to the visitor, and all other calls to ''. nginx doesn't count requests with an
 * empty variable.
 */
function buildLimitedCallMaps() {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      limit: operation['x-limit'],
      request: `"~^${method.toUpperCase()} ${patternOf(path)}$"`,
    })),
  );
  return Object.entries(LIMIT_VARIABLES)
    .flatMap(([limit, variable]) => [
      `map "$request_method $uri" ${variable} {`,
      '    default "";',
      ...calls
        .filter((call) => call.limit === limit)
        .map(({ request }) => `    ${request} $limited_visitor;`),
      '}',
      '',
    ])
    .join('\n');
}

/** Returns the languages except English, as alternatives in a regular expression. */
function joinTranslatedLanguages() {
  return SITE_LANGUAGE_CODES.filter((code) => code !== 'en').join('|');
}

/**
 * Maps the query of the list of tours to a normalized query, which is part of the cache's key: its parameters are in a
 * fixed order, and none are invalid or unknown. For other pages, the normalized query is ''.
 */
function buildToursQueryMaps() {
  const maps = Object.entries(FILTER_PATTERNS).flatMap(([name, pattern]) => [
    `map "${name === 'date' ? `$arg_${DATE_INPUT} ` : ''}$arg_${name}" $tours_${toSnakeCase(name)} {`,
    '    default "";',
    ...(name === 'date' ? [`    "~^(?:${pattern}) " "date=$arg_${DATE_INPUT}&";`] : []),
    `    "~${name === 'date' ? ' ' : '^'}(?:${pattern})$" "${name}=$arg_${name}&";`,
    '}',
  ]);
  const variables = Object.keys(FILTER_PATTERNS).map((name) => `$tours_${toSnakeCase(name)}`);
  return [
    ...maps,
    `map "$uri ${variables.join('')}" $tours_query {`,
    '    default "";',
    '    "~^(?:/[a-z][a-z])?/tours (?<tours_filters>.+)&$" "?$tours_filters";',
    '}',
    '# Not empty if the query of the request differs from $tours_query.',
    'map "$uri $is_args$args $tours_query" $has_other_query {',
    '    default "";',
    '    "~^(?:/[a-z][a-z])?/tours (?<tours_requested>[^ ]*) \\k<tours_requested>$" "";',
    '    "~^(?:/[a-z][a-z])?/tours " 1;',
    '}',
    '# The visitor, for the limit on lists of tours with filters; empty for other pages.',
    'map $tours_query $filtering_visitor {',
    '    default $limited_visitor;',
    '    "" "";',
    '}',
    'map $tours_query $page_cache {',
    '    default filtered_lists;',
    '    "" pages;',
    '}',
    '',
  ].join('\n');
}

/** Returns a location that lets nginx retry idempotent POST calls on a second backend. By default, it never does. */
function buildRepeatableCallsLocation() {
  const calls = Object.entries(paths)
    .filter(([, { post }]) => post && isRepeatable(post))
    .map(([path]) => path);
  return [
    `location ~ ^(${calls.map(patternOf).join('|')})$ {`,
    '    include /etc/nginx/conf/call.conf;',
    '    proxy_next_upstream error timeout non_idempotent;',
    '}',
    '',
  ].join('\n');
}

/** @param {Operation} operation */
function isRepeatable({ parameters, ...extensions }) {
  const hasKey = parameters.some((each) => each.in === 'header' && each.name === 'Idempotency-Key');
  return hasKey || extensions['x-repeatable'] === true;
}

/**
 * @param {string} path such as /api/bookings/{id}
 * @returns {string} a regular expression without `$`
 */
function patternOf(path) {
  return path.replaceAll('.', '[.]').replace(/\{\w+\}/g, '[^/]+');
}

/** Returns pairs of a header and the name of the placeholder whose value the header contains. */
function listPageSettingNames() {
  const names = Object.keys(PLACEHOLDERS).filter((name) => name !== 'origin');
  const values = Object.fromEntries(names.map((name) => [name, name]));
  return Object.entries(toPageSettingHeaders(values));
}

/**
 * Converts a setting's pattern to one for grep. Because grep can't match letters and digits of any script, the result
 * allows all characters outside ASCII. None of them are special to nginx, and the API checks the setting exactly.
 * @param {string} pattern
 */
function toPosixPattern(pattern) {
  return pattern.replaceAll(
    /\[\\p\{L\}\\p\{M\}\\p\{Nd\}([^\]]*)\\-\]/g,
    '([A-Za-z0-9$1-]|[^ -~[:cntrl:]])',
  );
}

/** Quotes a string for the shell. @param {string} text */
function quote(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * Returns a shell command that sets a setting's default, and checks that its value is a whole number in the range.
 * @param {{ variable: string, default: number, min: number, max: number }} setting
 */
function buildWholeNumberCheck({ variable, default: defaultValue, min, max }) {
  return `whole_number ${variable} "\${${variable}:=${defaultValue}}" ${min} ${max}\n`;
}

/** @param {string} name in camel case, or the name of a header */
function toSnakeCase(name) {
  return name
    .replaceAll('-', '_')
    .replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toLowerCase();
}

/**
 * Returns an internal location. Unlike a named location, it also handles requests that nginx couldn't parse.
 * @param {{ status: number, message?: string, nginxStatus?: number, hasNoErrorPage?: boolean, retrySeconds?: number }} problem
 */
function buildProblemLocation({
  status,
  message,
  nginxStatus = status,
  hasNoErrorPage = false,
  retrySeconds,
}) {
  const body = JSON.stringify(problemOf(status, message));
  return [
    ...(hasNoErrorPage ? [] : [`error_page ${nginxStatus} =${status} /problem/${status};`]),
    `location = /problem/${status} {`,
    `    internal;`,
    // Otherwise, an error response to a large request would turn into a 413 here.
    `    client_max_body_size 0;`,
    `    types {}`,
    `    default_type "${PROBLEM_TYPE}";`,
    `    add_header Cache-Control no-store always;`,
    `    add_header Content-Security-Policy "${API_HEADERS['Content-Security-Policy']}" always;`,
    `    add_header X-Content-Type-Options nosniff always;`,
    `    add_header Strict-Transport-Security $hsts always;`,
    `    add_header X-Request-Id $request_id always;`,
    ...(retrySeconds === undefined ? [] : [`    add_header Retry-After ${retrySeconds} always;`]),
    `    return ${status} '${body}';`,
    `}`,
    ``,
  ].join('\n');
}
