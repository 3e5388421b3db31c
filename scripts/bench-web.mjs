// @ts-check
// make bench-web: runs Lighthouse on every page, served as in its container. Arguments are paths to measure instead
// of all pages, and --runs sets the number of runs.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { main } from './main.mjs';
import { findNginx } from './nginx.mjs';
import { startNginxSite } from './nginx-site.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort } from './ports.mjs';
import { FRONTEND, ROOT } from './project.mjs';
import { median } from './quantile.mjs';
import { startSite } from './site.mjs';
import { capture, tether } from './tether.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const FOLDER = join(ROOT, 'scripts', 'bench-web');
const LIGHTHOUSE = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const REPORTS = join(FOLDER, 'reports');
const RUNS = 3;
/** Pages without a URL of their own, shown in place of others. */
const WITHOUT_URL = ['404.html', 'unavailable.html'];
/** Pages that the API renders: the list of tours, and one of them. */
const RENDERED = ['/tours', '/tours/brooklyn-bridge'];
const BROWSER_TIMEOUT_MS = 20_000;
const KB = 1000;

/**
 * The measures: how to read each from a report, how to print it, and its target, if any.
 * @type {{ name: string, of: (report: Report) => number, text: (value: number) => string,
 *   target?: string, met?: (value: number) => boolean }[]}
 */
const MEASURES = [
  ...[
    { name: 'perf', category: 'performance' },
    { name: 'a11y', category: 'accessibility' },
    { name: 'best', category: 'best-practices' },
    { name: 'seo', category: 'seo' },
  ].map(({ name, category }) => ({
    name,
    of: (/** @type {Report} */ report) =>
      Math.round((report.categories[category]?.score ?? 0) * 100),
    text: String,
    target: '100',
    met: (/** @type {number} */ score) => score === 100,
  })),
  { name: 'FCP s', of: (report) => audit(report, 'first-contentful-paint'), text: seconds },
  {
    name: 'LCP s',
    of: (report) => audit(report, 'largest-contentful-paint'),
    text: seconds,
    target: '< 1.2',
    met: (ms) => ms < 1200,
  },
  {
    name: 'CLS',
    of: (report) => audit(report, 'cumulative-layout-shift'),
    text: (shift) => String(Number(shift.toFixed(4))),
    target: '0',
    met: (shift) => shift === 0,
  },
  {
    name: 'TBT ms',
    of: (report) => audit(report, 'total-blocking-time'),
    text: (ms) => ms.toFixed(0),
    target: '< 50',
    met: (ms) => ms < 50,
  },
  ...[
    { name: 'JS kB', type: 'Script' },
    { name: 'CSS kB', type: 'Stylesheet' },
    { name: 'font kB', type: 'Font' },
    { name: 'img kB', type: 'Image' },
  ].map(({ name, type }) => ({
    name,
    of: (/** @type {Report} */ report) => transferred(report, type),
    text: (/** @type {number} */ bytes) => (bytes / KB).toFixed(1),
  })),
];

/**
 * The parts of Lighthouse's report that this script reads.
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {{ benchmarkIndex: number }} environment
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number,
 *   details?: { items?: { resourceType?: string, transferSize?: number }[] } }>} audits
 */

await main(
  async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { runs: { type: 'string', default: String(RUNS) } },
    });
    const runs = Number(values.runs);
    if (!(runs >= 1)) throw new PlainError(`--runs ${values.runs} isn't a number of runs.`);
    const paths = positionals.length ? positionals : await allPaths();

    const chromium = await findBrowser({ whole: true });
    const nginx = await findNginx();
    await rm(REPORTS, { recursive: true, force: true });
    await mkdir(REPORTS, { recursive: true });
    const apiPort = await freePort();
    const env = { ...process.env, TRUST_PROXY: '1' };
    const api = await startSite({ port: apiPort, data: await temporaryFolder(), env });
    const site = await startNginxSite({
      nginx,
      api: `127.0.0.1:${apiPort}`,
      env: process.env,
      logs: REPORTS,
    });
    const unexpectedEnd = Promise.race([api.unexpectedEnd, site.unexpectedEnd]).then((sentence) => {
      throw new PlainError(sentence);
    });

    const results = await Promise.race([
      measureAll(chromium, site.url, paths, runs),
      unexpectedEnd,
    ]);
    console.log(table(results));
    const flaws = results.flatMap(flawsOf);
    const speeds = results.flatMap(({ reports }) => reports.map(speedOf));
    console.log(`\nReports: ${REPORTS}`);
    console.log(
      `Lighthouse's index of this machine's speed: ${median(speeds).toFixed(0)} (${Math.min(...speeds).toFixed(0)} at worst). ` +
        `Blocking times mean little on a slow or busy machine.`,
    );
    console.log(flaws.length ? `Not met:\n  ${flaws.join('\n  ')}` : 'All targets are met.');
    return flaws.length ? 1 : 0;
  },
  () => 130,
);

/**
 * Returns the path of every page, home first. The console is left out, since it shows nothing without a sign-in.
 */
async function allPaths() {
  const files = await readdir(join(FRONTEND, 'dist'));
  return files
    .filter((file) => file.endsWith('.html') && !WITHOUT_URL.includes(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .concat(RENDERED)
    .sort();
}

/**
 * @param {string} chromium
 * @param {string} url
 * @param {string[]} paths
 * @param {number} runs
 * @returns {Promise<{ path: string, reports: Report[] }[]>}
 */
async function measureAll(chromium, url, paths, runs) {
  const profiles = await temporaryFolder();
  const results = [];
  for (const path of paths) {
    process.stderr.write(`${path} …`);
    const reports = [];
    for (let run = 1; run <= runs; run++) {
      const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${run}`;
      const files = { report: join(REPORTS, `${name}.json`), profile: join(profiles, name) };
      reports.push(await measure(chromium, `${url}${path}`, files));
      process.stderr.write(` ${run}`);
    }
    process.stderr.write('\n');
    results.push({ path, reports });
  }
  return results;
}

/**
 * Makes one run in a browser with a new profile.
 * @param {string} chromium
 * @param {string} url
 * @param {{ report: string, profile: string }} files
 * @returns {Promise<Report>}
 */
async function measure(chromium, url, files) {
  const port = await freePort();
  // Lighthouse could start the browser itself, but a stopped script would leave it running.
  const browser = tether(
    chromium,
    [
      ...['--headless', '--no-first-run', '--no-default-browser-check', '--disable-extensions'],
      ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
      ...['--mute-audio', '--password-store=basic', '--use-mock-keychain'],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${files.profile}`,
      `--remote-debugging-port=${port}`,
      'about:blank',
    ],
    { stdout: 'ignore', stderr: 'ignore', remove: files.profile },
  );
  await untilDebuggable(port);
  // Lighthouse's defaults are its mobile profile and a simulated slow 4G network.
  const { code, output } = await capture(process.execPath, [
    LIGHTHOUSE,
    url,
    `--port=${port}`,
    ...['--output=json', `--output-path=${files.report}`],
    '--only-categories=performance,accessibility,best-practices,seo',
    ...['--quiet', '--no-enable-error-reporting'],
  ]);
  await browser.stop();
  if (code !== 0) throw new PlainError(`Lighthouse failed at ${url}: ${output}`);
  /** @type {Report} */
  const report = JSON.parse(await readFile(files.report, 'utf8'));
  if (report.runtimeError) throw new PlainError(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** @param {number} port */
async function untilDebuggable(port) {
  const deadline = Date.now() + BROWSER_TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/json/version`);
      return;
    } catch {
      if (Date.now() > deadline) throw new PlainError("Chromium couldn't be reached.");
      await sleep(50);
    }
  }
}

/** @param {{ path: string, reports: Report[] }[]} results */
function table(results) {
  const rows = [
    ['page', ...MEASURES.map(({ name }) => name), 'met'],
    ['target', ...MEASURES.map(({ target = '' }) => target), ''],
    ...results.map((result) => [
      result.path,
      ...MEASURES.map(({ of, text }) => text(median(result.reports.map(of)))),
      missed(result).length ? 'no' : 'yes',
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** @param {{ reports: Report[] }} result */
function missed({ reports }) {
  return MEASURES.filter(({ of, met }) => met && !met(median(reports.map(of))));
}

/**
 * Returns the targets that a page misses, and Lighthouse's failed audits.
 * @param {{ path: string, reports: Report[] }} result
 */
function flawsOf(result) {
  const flaws = missed(result).map(({ name, of, text, target }) => {
    const value = text(median(result.reports.map(of)));
    return `${result.path}: ${name} is ${value}, not ${target}`;
  });
  const [report] = result.reports;
  const lost = Object.entries(report?.categories ?? {})
    .filter(([category]) => category !== 'performance') // its score derives from the times above
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.path}: ${report?.audits[id]?.title} (${id})`);
  return [...flaws, ...lost];
}

/**
 * @param {Report} report
 * @param {string} id
 */
function audit(report, id) {
  return report.audits[id]?.numericValue ?? NaN;
}

/**
 * @param {Report} report
 * @param {string} type of resource
 */
function transferred(report, type) {
  const items = report.audits['network-requests']?.details?.items ?? [];
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** @param {Report} report */
function speedOf({ environment }) {
  return environment.benchmarkIndex;
}

/** @param {number} ms */
function seconds(ms) {
  return (ms / 1000).toFixed(2);
}
