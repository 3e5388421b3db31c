// @ts-check
import { join } from 'node:path';
import { PlainError } from '../scripts/plain-error.mjs';
import { ROOT } from '../scripts/project.mjs';
import { capture } from '../scripts/child-process.mjs';

/**
 * Puts a server under load from a separate process.
 * @param {import('./load.mjs').LoadOptions} options
 * @returns {Promise<import('./load.mjs').LoadResult>}
 */
export async function runLoad(options) {
  const script = join(ROOT, 'bench', 'load.mjs');
  const { code, output } = await capture(process.execPath, [script, JSON.stringify(options)]);
  if (code !== 0) throw new PlainError(`The load failed: ${output}`);
  /** @type {import('./load.mjs').LoadResult} */
  const result = JSON.parse(output.split('\n').at(-1) ?? '');
  if (result.failures) throw new PlainError(`${options.url}: ${result.failures} calls failed.`);
  return result;
}
