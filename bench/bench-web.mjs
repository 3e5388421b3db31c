// @ts-check
// make bench-web: runs Lighthouse on every page, served as the nginx container serves it. Arguments are the paths of
// pages to measure instead of all pages. --runs sets the number of runs per page.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/browser.mjs';
import { main } from '../scripts/main.mjs';
import { findNginx } from '../scripts/nginx.mjs';
import { startNginxSite } from '../scripts/nginx-site.mjs';
import { PlainError } from '../scripts/plain-error.mjs';
import { findFreePort } from '../scripts/ports.mjs';
import { FRONTEND, ROOT } from '../scripts/project.mjs';
import { median } from './quantile.mjs';
import { startSite } from '../scripts/site.mjs';
import { capture, startProcess } from '../scripts/child-process.mjs';
import { makeTemporaryFolder } from '../scripts/temporary-folder.mjs';

const WEB_FOLDER = join(ROOT, 'bench', 'web');
const LIGHTHOUSE = join(WEB_FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const REPORTS = join(WEB_FOLDER, 'reports');
const DEFAULT_RUNS = 3;
/** Error pages, which are served at the URLs of other pages. */
const ERROR_PAGES = ['404.html', 'unavailable.html'];
/** Paths of pages that the API renders: the list of tours, and a tour's page. */
const API_PATHS = ['/tours', '/tours/brooklyn-bridge'];
const BROWSER_TIMEOUT_MS = 20_000;
const KB = 1000;

/**
 * Each measure has a function that reads it from a report, a function that formats it, and in some cases a target.
 * @type {{ name: string, readValue: (report: Report) => number, format: (value: number) => string,
 *   target?: string, isMet?: (value: number) => boolean }[]}
 */
const MEASURES = [
  ...[
    { name: 'perf', category: 'performance' },
    { name: 'a11y', category: 'accessibility' },
    { name: 'best', category: 'best-practices' },
    { name: 'seo', category: 'seo' },
  ].map(({ name, category }) => ({
    name,
    readValue: (/** @type {Report} */ report) =>
      Math.round((report.categories[category]?.score ?? 0) * 100),
    format: String,
    target: '100',
    isMet: (/** @type {number} */ score) => score === 100,
  })),
  {
    name: 'FCP s',
    readValue: (report) => readAuditValue(report, 'first-contentful-paint'),
    format: formatSeconds,
  },
  {
    name: 'LCP s',
    readValue: (report) => readAuditValue(report, 'largest-contentful-paint'),
    format: formatSeconds,
    target: '< 1.2',
    isMet: (ms) => ms < 1200,
  },
  {
    name: 'CLS',
    readValue: (report) => readAuditValue(report, 'cumulative-layout-shift'),
    format: (shift) => String(Number(shift.toFixed(4))),
    target: '0',
    isMet: (shift) => shift === 0,
  },
  {
    name: 'TBT ms',
    readValue: (report) => readAuditValue(report, 'total-blocking-time'),
    format: (ms) => ms.toFixed(0),
    target: '< 50',
    isMet: (ms) => ms < 50,
  },
  ...[
    { name: 'JS kB', type: 'Script' },
    { name: 'CSS kB', type: 'Stylesheet' },
    { name: 'font kB', type: 'Font' },
    { name: 'img kB', type: 'Image' },
  ].map(({ name, type }) => ({
    name,
    readValue: (/** @type {Report} */ report) => sumTransferredBytes(report, type),
    format: (/** @type {number} */ bytes) => (bytes / KB).toFixed(1),
  })),
];

/**
 * The parts of a Lighthouse report that this script reads.
 * @typedef {object} Report
 * @property {{ message: string }} [runtimeError]
 * @property {{ benchmarkIndex: number }} environment
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number,
 *   details?: { items?: { resourceType?: string, transferSize?: number }[] } }>} audits
 */

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: String(DEFAULT_RUNS) } },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new PlainError(`--runs ${values.runs} isn't a positive number.`);
  const paths = positionals.length ? positionals : await listPaths();

  const chromium = await findBrowser({ fullBrowser: true });
  const nginx = await findNginx();
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const apiPort = await findFreePort();
  const env = { ...process.env, TRUST_PROXY: '1' };
  const api = await startSite({ port: apiPort, data: await makeTemporaryFolder(), env });
  const site = await startNginxSite({
    nginx,
    apiAddresses: `127.0.0.1:${apiPort}`,
    env: process.env,
    logs: REPORTS,
  });
  const unexpectedExit = Promise.race([api.unexpectedExit, site.unexpectedExit]).then((message) => {
    throw new PlainError(message);
  });

  const results = await Promise.race([measureAll(chromium, site.url, paths, runs), unexpectedExit]);
  console.log(formatTable(results));
  const failures = results.flatMap(describeFailures);
  const machineSpeeds = results.flatMap(({ reports }) => reports.map(readMachineSpeed));
  console.log(`\nReports: ${REPORTS}`);
  console.log(
    `Lighthouse's benchmark index of this machine: ${median(machineSpeeds).toFixed(0)} (lowest: ${Math.min(...machineSpeeds).toFixed(0)}). ` +
      `Blocking times aren't meaningful on a slow or busy machine.`,
  );
  console.log(
    failures.length ? `Missed targets:\n  ${failures.join('\n  ')}` : 'All targets are met.',
  );
  return failures.length ? 1 : 0;
});

/**
 * Returns the path of every page, home first. Omits the guide's console, which is empty because Lighthouse isn't signed
 * in.
 */
async function listPaths() {
  const files = await readdir(join(FRONTEND, 'dist'));
  return files
    .filter((file) => file.endsWith('.html') && !ERROR_PAGES.includes(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .concat(API_PATHS)
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
  const profiles = await makeTemporaryFolder();
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
 * Runs Lighthouse once in a browser with a new profile.
 * @param {string} chromium
 * @param {string} url
 * @param {{ report: string, profile: string }} files
 * @returns {Promise<Report>}
 */
async function measure(chromium, url, files) {
  const port = await findFreePort();
  // Lighthouse could start the browser itself, but a stopped script would leave it running.
  const browser = startProcess(
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
    { stdout: 'ignore', stderr: 'ignore', folderToRemove: files.profile },
  );
  await waitUntilDebuggable(port);
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
  if (code !== 0) throw new PlainError(`Lighthouse failed on ${url}: ${output}`);
  /** @type {Report} */
  const report = JSON.parse(await readFile(files.report, 'utf8'));
  if (report.runtimeError) throw new PlainError(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** @param {number} port */
async function waitUntilDebuggable(port) {
  const deadline = Date.now() + BROWSER_TIMEOUT_MS;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/json/version`);
      return;
    } catch {
      if (Date.now() > deadline)
        throw new PlainError(
          `Chromium didn't accept a connection within ${BROWSER_TIMEOUT_MS / 1000} s.`,
        );
      await sleep(50);
    }
  }
}

/** @param {{ path: string, reports: Report[] }[]} results */
function formatTable(results) {
  const rows = [
    ['page', ...MEASURES.map(({ name }) => name), 'met'],
    ['target', ...MEASURES.map(({ target = '' }) => target), ''],
    ...results.map((result) => [
      result.path,
      ...MEASURES.map(({ readValue, format }) => format(median(result.reports.map(readValue)))),
      findMissedTargets(result).length ? 'no' : 'yes',
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
function findMissedTargets({ reports }) {
  return MEASURES.filter(({ readValue, isMet }) => isMet && !isMet(median(reports.map(readValue))));
}

/**
 * Describes the targets that a page misses, and Lighthouse's failed audits.
 * @param {{ path: string, reports: Report[] }} result
 */
function describeFailures(result) {
  const missed = findMissedTargets(result).map(({ name, readValue, format, target }) => {
    const value = format(median(result.reports.map(readValue)));
    return `${result.path}: ${name} is ${value}, not ${target}`;
  });
  const [report] = result.reports;
  const failedAudits = Object.entries(report?.categories ?? {})
    .filter(([category]) => category !== 'performance') // the performance score is computed from the measured times
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report?.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${result.path}: ${report?.audits[id]?.title} (${id})`);
  return [...missed, ...failedAudits];
}

/**
 * @param {Report} report
 * @param {string} id
 */
function readAuditValue(report, id) {
  return report.audits[id]?.numericValue ?? NaN;
}

/**
 * @param {Report} report
 * @param {string} type of resource
 */
function sumTransferredBytes(report, type) {
  const items = report.audits['network-requests']?.details?.items ?? [];
  return items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** @param {Report} report */
function readMachineSpeed({ environment }) {
  return environment.benchmarkIndex;
}

/** @param {number} ms */
function formatSeconds(ms) {
  return (ms / 1000).toFixed(2);
}
