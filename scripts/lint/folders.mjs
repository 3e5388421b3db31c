// @ts-check
// A lint rule for the backend and the frontend: which folders may import which.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Returns an ESLint configuration that allows imports between folders only as in the table. Imports of types and
 * lazy imports count, too.
 *
 * @param {string} root the folder to which the names in the table are relative
 * @param {Record<string, string>} table maps each folder, or file without its extension, to those it may import,
 *   separated by spaces; `.` stands for all other files in the root. `!` before a name allows an import that is part of
 *   a cycle.
 * @param {string[]} parents folders whose subfolders must all be in the table
 * @throws Error if the table and the disk have different folders, or the table has a cycle without `!`
 */
export function restrictImports(root, table, parents) {
  const rows = new Map(
    Object.entries(table).map(([name, row]) => [name, row.split(' ').filter(Boolean)]),
  );
  checkTable(root, rows, parents);
  for (const name of rows.keys()) checkCycles(rows, [name]);

  /** @param {string} path */
  const folderOf = (path) => {
    const file = relative(root, path).replace(/\.(js|mjs|mts|ts|tsx)$/, '');
    const matches = [...rows.keys()]
      .filter((name) => file === name || file.startsWith(`${name}/`))
      .sort((a, b) => b.length - a.length);
    return matches[0] ?? (rows.has('.') && !file.includes('/') ? '.' : undefined);
  };

  const imports = {
    /** @param {any} context */
    create(context) {
      const importingFolder = folderOf(context.filename);
      const allowedFolders = importingFolder === undefined ? undefined : rows.get(importingFolder);
      /** @param {any} node */
      const check = ({ source }) => {
        if (!allowedFolders || source?.type !== 'Literal' || typeof source.value !== 'string')
          return;
        if (!source.value.startsWith('.')) return;
        const importedFolder = folderOf(resolve(dirname(context.filename), source.value));
        if (
          importedFolder === undefined ||
          importedFolder === importingFolder ||
          allowedFolders.some((name) => name.replace('!', '') === importedFolder)
        )
          return;
        context.report({
          node: source,
          message: `${String(importingFolder)} may not import ${importedFolder}, according to the table in eslint.config.mjs.`,
        });
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
      };
    },
  };
  return { plugins: { folders: { rules: { imports } } }, rules: { 'folders/imports': 'error' } };
}

/**
 * @param {string} root
 * @param {Map<string, string[]>} rows
 * @param {string[]} parents
 * @throws Error if the table and the disk have different folders
 */
function checkTable(root, rows, parents) {
  for (const parent of parents) {
    for (const entry of readdirSync(join(root, parent), { withFileTypes: true })) {
      const name = join(parent, entry.name);
      if (entry.isDirectory() && !rows.has(name)) {
        throw new Error(`The folder ${name} is missing from the table of imports.`);
      }
    }
  }
  for (const name of [
    ...rows.keys(),
    ...[...rows.values()].flat().map((each) => each.replace('!', '')),
  ]) {
    const exists = ['', '.ts', '.tsx'].some((extension) =>
      existsSync(join(root, name + extension)),
    );
    if (!exists || !rows.has(name)) {
      throw new Error(`The table of imports names ${name}, which doesn't exist or has no row.`);
    }
  }
}

/**
 * @param {Map<string, string[]>} rows
 * @param {string[]} path folders, each of which may import the next
 * @throws Error if a folder that the last one may import is already in the path
 */
function checkCycles(rows, path) {
  const lastName = path[path.length - 1] ?? '';
  for (const name of rows.get(lastName) ?? []) {
    if (name.startsWith('!')) continue;
    if (path.includes(name))
      throw new Error(`The table of imports has a cycle: ${[...path, name].join(' → ')}.`);
    checkCycles(rows, [...path, name]);
  }
}
