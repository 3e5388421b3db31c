// @ts-check
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainError } from '../../scripts/plain-error.mjs';
import { capture } from '../../scripts/child-process.mjs';

/**
 * Copies the project's sources, and links its installed packages.
 * @param {string} from
 * @param {string} to
 */
export async function copyProject(from, to) {
  await copySources(from, to);
  for (const part of ['backend', 'frontend']) {
    await linkPackages(join(from, part, 'node_modules'), join(to, part, 'node_modules'));
  }
}

/**
 * Copies the tracked and untracked files of the working tree.
 * @param {string} from
 * @param {string} to
 */
export async function copySources(from, to) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { code, output } = await capture('git', args, { cwd: from });
  if (code !== 0) throw new PlainError(`This needs a clone of the repository: ${output}`);
  // Git also lists tracked files that were deleted.
  const files = new Set(output.split('\0').filter((file) => file && existsSync(join(from, file))));
  for (const folder of new Set([...files].map(dirname))) {
    await mkdir(join(to, folder), { recursive: true });
  }
  for (const file of files) await copyFile(join(from, file), join(to, file));
}

/**
 * Links packages one by one, since the copy needs its own `shared` package.
 * @param {string} from
 * @param {string} to
 */
async function linkPackages(from, to) {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const path = join(from, entry.name);
    await symlink(entry.isSymbolicLink() ? await readlink(path) : path, join(to, entry.name));
  }
}
