// @ts-check
// make validate: runs the W3C validator on the built CSS, and on every page that the browser tests check for
// accessibility, both as the server sent it and after scripts have run.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findCommand } from '../scripts/executables.mjs';
import { main } from '../scripts/main.mjs';
import { PlainError } from '../scripts/plain-error.mjs';
import { FRONTEND, ROOT } from '../scripts/project.mjs';
import { capture, startProcess } from '../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';

const TESTS = join(ROOT, 'tests');
const VALIDATOR = join(TESTS, 'validate/node_modules/vnu-jar/build/dist/vnu.jar');
const BROWSER_TESTS = join(FRONTEND, 'e2e');
/** Matches the error about a CSS property that browsers support and the validator doesn't support yet. */
const UNSUPPORTED_PROPERTY = /^CSS: “([\w-]+)”: Property “\1” doesn't exist\.$/;

await main(async () => {
  const java = findCommand('java');
  if (!java) throw new PlainError('make validate needs Java 11 or later: java is not on PATH.');
  const pagesFolder = await makeTemporaryFolder();
  const tests = process.argv.length > 2 ? process.argv.slice(2) : await findAccessibilityTests();
  const testsExitCode = await startProcess(
    process.execPath,
    [join(TESTS, 'test-browser.mjs'), ...tests, '--reporter=dot'],
    { env: { ...process.env, VALIDATE_DIR: pagesFolder } },
  ).ended;
  const stylesheets = (await readdir(join(FRONTEND, 'dist'), { recursive: true }))
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(FRONTEND, 'dist', file));
  const findings = [
    ...(await validate(java, [pagesFolder])),
    ...(await validate(java, ['--css', ...stylesheets])),
  ];
  for (const finding of findings) console.log(finding);
  const count = (await readdir(pagesFolder)).length;
  console.log(`${count} pages and ${stylesheets.length} stylesheets: ${findings.length} findings.`);
  if (testsExitCode !== 0)
    throw new PlainError('Tests failed (see above), so some pages may not have been validated.');
  return findings.length === 0 ? 0 : 1;
});

/** Returns the test files that check pages for accessibility. */
async function findAccessibilityTests() {
  const names = (await readdir(BROWSER_TESTS)).filter((name) => name.endsWith('.spec.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(BROWSER_TESTS, name), 'utf8')));
  return names
    .filter((_, i) => texts[i]?.includes('expectAccessible('))
    .map((name) => join('e2e', name));
}

/**
 * @param {string} java
 * @param {string[]} args
 * @returns {Promise<string[]>} a line for each different finding, with one of the files that have it
 */
async function validate(java, args) {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--skip-non-html'];
  const { code, output } = await capture(java, ['-jar', VALIDATOR, ...options, ...args]);
  if (code !== 0) throw new PlainError(`The validator failed: ${output}`);
  /** @type {{ messages: { type: string, subType?: string, message: string, url: string, extract?: string }[] }} */
  const { messages } = JSON.parse(output.slice(output.indexOf('{"')));
  const sourceByMessage = new Map(
    messages
      .filter(({ type, subType, message }) => {
        // Hints concern style only, such as React's slash in <br/>.
        const isHint = type === 'info' && subType === undefined;
        return !isHint && !UNSUPPORTED_PROPERTY.test(message);
      })
      .map(({ message, url, extract = '' }) => [message, { url: decodeURI(url), extract }]),
  );
  return [...sourceByMessage].map(
    ([message, { url, extract }]) =>
      `${message}\n  in ${url.split('/').at(-1)}\n  at ${extract.replace(/\s+/g, ' ')}`,
  );
}
