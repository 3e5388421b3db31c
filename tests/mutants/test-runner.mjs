// @ts-check
// Runs test files in a copy of the project, and reports which test failed first.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMongod } from '../../scripts/mongod.mjs';
import { PlainError } from '../../scripts/plain-error.mjs';
import { runMongod } from '../../scripts/run-mongod.mjs';
import { capture } from '../../scripts/child-process.mjs';

/** @import { Mutant, Test } from './mutant.mjs' */

/**
 * The result of a run: the first test that failed, or the error that kept the tests from running. Empty if all tests
 * passed.
 * @typedef {{ failedTest?: string, error?: string }} Outcome
 */

/** The time limit for one test file. A run that exceeds the limit doesn't count as a failed test. */
const TIMEOUT_MS = 5 * 60 * 1000;
const BUILD_TIMEOUT_MS = 5 * 60 * 1000;

/** Matches the sources of each part that is built for browser tests. */
const SOURCES = { backend: /^(backend|shared)\//, frontend: /^(frontend|shared)\// };

/** @param {Test} test */
export const describeTest = ({ kind, file, titles }) =>
  `${kind} ${file}${titles === undefined ? '' : ` -g "${titles}"`}`;

export class TestRunner {
  /**
   * The name of the mutant in each part's last build, or '' if the part had none; undefined before the first build.
   * @type {{ backend?: string, frontend?: string }}
   */
  #mutantByPart = {};
  /** @type {Promise<NodeJS.ProcessEnv> | undefined} */
  #apiEnvironment;

  /** @param {string} folder the copy */
  constructor(folder) {
    this.folder = folder;
    this.reportFile = join(folder, 'report.json');
  }

  /**
   * Checks that tests pass on the unchanged copy.
   * @param {Test[]} tests
   */
  async checkTestsPass(tests) {
    for (const test of groupByFile(tests)) {
      const { failedTest, error } = await this.run(test);
      if (failedTest !== undefined || error !== undefined) {
        throw new PlainError(
          `Without any mutant, ${describeTest(test)} fails: ${failedTest ?? error}`,
        );
      }
    }
  }

  /**
   * Runs a file's tests, or those with matching titles.
   * @param {Test} test
   * @param {Mutant} [mutant] the mutant that is applied
   * @returns {Promise<Outcome>}
   */
  async run(test, mutant) {
    if (test.kind === 'browser') return this.#runInBrowser(test, mutant);
    const part = test.kind === 'frontend' ? 'frontend' : 'backend';
    const env = test.kind === 'api' ? await (this.#apiEnvironment ??= startMongod()) : process.env;
    const args = [
      ...['run', test.file, '--reporter=json', `--outputFile=${this.reportFile}`],
      ...(test.titles === undefined ? [] : ['--testNamePattern', test.titles]),
    ];
    const vitest = join(this.folder, part, 'node_modules', '.bin', 'vitest');
    const { report, output } = await this.#runForReport(vitest, args, {
      cwd: join(this.folder, part),
      env,
    });
    /** @type {{ status: string, fullName: string }[]} */
    const results = report?.testResults[0]?.assertionResults ?? [];
    const failedTest = results.find(({ status }) => status === 'failed')?.fullName;
    if (failedTest !== undefined) return { failedTest };
    return results.some(({ status }) => status === 'passed') && report?.success
      ? {}
      : { error: lastLineOf(output) };
  }

  /**
   * @param {Test} test
   * @param {Mutant} [mutant]
   * @returns {Promise<Outcome>}
   */
  async #runInBrowser({ file, titles }, mutant) {
    await this.#build('backend', mutant);
    await this.#build('frontend', mutant);
    const args = [
      ...[join('tests', 'test-browser.mjs'), file, '--reporter=json', '-x', '--retries=0'],
      ...(titles === undefined ? [] : ['--grep', titles]),
    ];
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: this.reportFile };
    const options = { cwd: this.folder, env };
    const { report, output } = await this.#runForReport(process.execPath, args, options);
    const specs = report ? flattenSpecs(report) : [];
    // The field `ok` can't be used, because if a test runs at two widths, `ok` may describe the interrupted run.
    const failedTest = specs.find(({ tests }) =>
      tests.some(({ status }) => status === 'unexpected'),
    )?.title;
    if (failedTest !== undefined) return { failedTest };
    return report && specs.length > 0 && report.errors.length === 0
      ? {}
      : { error: report?.errors[0]?.message ?? lastLineOf(output) };
  }

  /**
   * Builds a part unless its build is up to date.
   * @param {'backend' | 'frontend'} part
   * @param {Mutant} [mutant]
   */
  async #build(part, mutant) {
    const mutantName = mutant && SOURCES[part].test(mutant.file) ? mutant.name : '';
    if (this.#mutantByPart[part] === mutantName) return;
    this.#mutantByPart[part] = undefined;
    const { code, output } = await capture('npm', ['run', '--silent', 'build'], {
      cwd: join(this.folder, part),
      timeoutMs: BUILD_TIMEOUT_MS,
    });
    if (code !== 0) throw new PlainError(`it can't be built: ${lastLineOf(output)}`);
    this.#mutantByPart[part] = mutantName;
  }

  /**
   * Runs a command that writes a report.
   * @param {string} command
   * @param {string[]} args
   * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
   */
  async #runForReport(command, args, options) {
    await rm(this.reportFile, { force: true });
    const { output } = await capture(command, args, { ...options, timeoutMs: TIMEOUT_MS });
    const report = await readFile(this.reportFile, 'utf8').then(JSON.parse, () => undefined);
    return { report, output };
  }
}

/**
 * Groups tests so that those of one file run together.
 * @param {Test[]} tests
 * @returns {Test[]}
 */
function groupByFile(tests) {
  const files = new Map(tests.map(({ kind, file }) => [`${kind} ${file}`, { kind, file }]));
  return [...files.values()].map(({ kind, file }) => {
    const fileTests = tests.filter((test) => test.kind === kind && test.file === file);
    const titles = new Set(fileTests.flatMap((test) => test.titles ?? []));
    const runsWholeFile = fileTests.some((test) => test.titles === undefined);
    return { kind, file, ...(!runsWholeFile && { titles: [...titles].join('|') }) };
  });
}

/** @returns {Promise<NodeJS.ProcessEnv>} the environment of API tests */
async function startMongod() {
  const MONGOD = await findMongod();
  return { ...process.env, MONGOD, MONGODB_URI: (await runMongod(MONGOD)).uri('') };
}

/**
 * Returns the tests of a Playwright report, at any depth.
 * @param {any} suite
 * @returns {{ title: string, tests: { status: string }[] }[]}
 */
function flattenSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(flattenSpecs)];
}

/** @param {string} output */
function lastLineOf(output) {
  return output.trim().split('\n').at(-1) || 'there is no output';
}
