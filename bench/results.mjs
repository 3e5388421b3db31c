// @ts-check
// Updates bench/results.md, which has a section for each part of the benchmark. Measuring a part replaces its section.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../scripts/project.mjs';
import { isMet, isHigherBetter } from './part.mjs';

const RESULTS_FILE = join(ROOT, 'bench', 'results.md');
const HEAD = `# What \`make bench\` measured

Written by \`bench/bench.mjs\`; each part contains its date and machine.
`;
const GB = 1e9;

/**
 * @param {string} name of the part
 * @param {import('./part.mjs').PartResult} result
 * @param {string} mongodbVersion
 */
export function writeResult(name, result, mongodbVersion) {
  const [, ...oldSections] = (
    existsSync(RESULTS_FILE) ? readFileSync(RESULTS_FILE, 'utf8') : HEAD
  ).split(/^(?=## )/m);
  const section = formatSection(name, result, mongodbVersion);
  const index = oldSections.findIndex((text) => text.startsWith(`## ${name}\n`));
  const sections = index < 0 ? [...oldSections, section] : oldSections.with(index, section);
  writeFileSync(RESULTS_FILE, [HEAD, ...sections].map((text) => text.trim()).join('\n\n') + '\n');
  console.log(section);
}

/**
 * @param {string} name
 * @param {import('./part.mjs').PartResult} result
 * @param {string} mongodbVersion
 */
function formatSection(name, { table, metrics, note }, mongodbVersion) {
  const metricRows = metrics.map((metric) => [
    metric.name,
    formatNumber(metric.value, metric.unit),
    ...[metric.goal, metric.limit].map(
      (bound) => `${isHigherBetter(metric) ? '≥' : '≤'} ${formatNumber(bound, metric.unit)}`,
    ),
    isMet(metric) ? 'yes' : '**no**',
  ]);
  return [
    `## ${name}`,
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}, Node ${process.versions.node}, MongoDB ${mongodbVersion}. ${note}`,
    formatTable(table),
    ...(metrics.length
      ? [formatTable([['', 'measured', 'goal', 'limit', 'goal met'], ...metricRows])]
      : []),
  ].join('\n\n');
}

function describeMachine() {
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  return `${cpus().length} cores of ${model.trim()}, ${(totalmem() / GB).toFixed(0)} GB`;
}

/**
 * @param {number | undefined} value
 * @param {string} [unit]
 */
function formatNumber(value = NaN, unit = '') {
  return `${Number(value.toFixed(2))}${unit && ` ${unit}`}`;
}

/**
 * Formats a table as Prettier does.
 * @param {string[][]} rows
 */
function formatTable(rows) {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [
    formatRow(head),
    `| ${widths.map((w) => '-'.repeat(w)).join(' | ')} |`,
    ...body.map(formatRow),
  ].join('\n');
}
