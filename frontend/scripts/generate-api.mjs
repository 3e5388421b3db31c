// Writes api/schema.ts (types) and api/limits.ts (lengths and ranges) from the API's document;
// with --check, fails if the committed files are stale.
import openapi, { astToString } from 'openapi-typescript';
import { readFileSync, writeFileSync } from 'node:fs';

const HEADER = '// Generated from backend/openapi.json by `make generate`. Not to be edited.\n\n';
const DOCUMENT = new URL('../../backend/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8'));

const schema = astToString(
  await openapi(document, {
    alphabetize: true,
    enumValues: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  }),
);

const KEYWORDS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'x-guideMinLength',
];
const limits = {};
for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
  if (!name.endsWith('Input')) continue;
  for (const [field, rules] of Object.entries(properties)) {
    const known = Object.entries(rules)
      .filter(([keyword]) => KEYWORDS.includes(keyword))
      .map(([keyword, value]) => [keyword.replace(/^x-/, ''), value]);
    if (known.length > 0) (limits[name] ??= {})[field] = Object.fromEntries(known);
  }
}

write('schema.ts', HEADER + schema);
// One export for each request body, so that a page's bundle has only the ones it uses.
const exported = Object.entries(limits).map(
  ([name, fields]) => `export const ${name} = ${JSON.stringify(fields, null, 2)} as const;\n`,
);
write('limits.ts', HEADER + exported.join('\n'));

function write(name, text) {
  const file = new URL(`../api/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(`frontend/api/${name} is stale: run \`make generate\` and commit the result.`);
    process.exitCode = 1;
  }
}
