// Generates api/schema.ts (types), api/limits.ts (lengths and ranges), and api/labels.ts (labels for values) from the
// OpenAPI document. With --check, fails if the committed files are out of date.
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

/** The keywords of the OpenAPI document that become limits. */
const LIMIT_KEYWORDS = [
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
const labels = {};
for (const [name, { properties = {} }] of Object.entries(document.components.schemas)) {
  for (const [field, { 'x-labels': fieldLabels }] of Object.entries(properties)) {
    if (fieldLabels) (labels[name] ??= {})[field] = fieldLabels;
  }
  if (!name.endsWith('Input')) continue;
  for (const [field, rules] of Object.entries(properties)) {
    const keywords = Object.entries(rules)
      .filter(([keyword]) => LIMIT_KEYWORDS.includes(keyword))
      .map(([keyword, value]) => [keyword.replace(/^x-/, ''), value]);
    if (keywords.length > 0) (limits[name] ??= {})[field] = Object.fromEntries(keywords);
  }
}

write('schema.ts', HEADER + schema);
write('limits.ts', HEADER + toConstants(limits));
write('labels.ts', HEADER + toConstants(labels));

/** Writes one export for each schema, so that bundles include only the values that they use. */
function toConstants(schemas) {
  return Object.entries(schemas)
    .map(
      ([name, fields]) => `export const ${name} = ${JSON.stringify(fields, null, 2)} as const;\n`,
    )
    .join('\n');
}

function write(name, text) {
  const file = new URL(`../api/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `frontend/api/${name} is out of date: run \`make generate\` and commit the result.`,
    );
    process.exitCode = 1;
  }
}
