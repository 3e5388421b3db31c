// Checks that components use exactly the classes of their style sheets. No other check reports a missing class.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FILES = ['ui', 'site', 'console'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(ROOT, folder, name),
  ),
);
const STYLE_SHEETS = FILES.filter((file) => file.endsWith('.css'));
const CSS_MODULES = STYLE_SHEETS.filter((file) => file.endsWith('.module.css'));

/** The classes that components use, by style sheet. */
const usedClasses = new Map<string, Set<string>>(CSS_MODULES.map((file) => [file, new Set()]));
for (const file of FILES.filter((name) => name.endsWith('.tsx'))) {
  const text = readFileSync(file, 'utf8');
  for (const [, name = '', path = ''] of text.matchAll(
    /^import (\w+) from '(.+\.module\.css)'/gm,
  )) {
    const classes = usedClasses.get(join(dirname(file), path));
    if (!classes) throw new Error(`${file} imports ${path}, which doesn't exist.`);
    // Matches `styles.name`, but not a file name in an import, such as './styles.module.css'.
    for (const [, className = ''] of text.matchAll(
      new RegExp(`(?<!\\.)\\b${name}\\.(\\w+)\\b(?!['.])`, 'g'),
    )) {
      classes.add(className);
    }
    // `list` is either day or night.
    if (text.includes(`${name}[list]`)) classes.add('day').add('night');
  }
}

/** Returns a style sheet without its comments and imports. */
function readRules(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|@import [^;]+;/g, '');
}

/**
 * Returns the classes that a style sheet defines or composes. Composed classes are turned into selectors, so that they
 * are found, too.
 */
function classesOf(file: string): string[] {
  const selectors = readRules(file)
    .replace(/:global\([^)]*\)/g, '')
    .replace(/composes: ([\w ]+);/g, (_, names: string) => `{} .${names.replaceAll(' ', ' .')} {}`)
    .replace(/[\w-]+: [^;{}]*;/g, '');
  return [...new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name))];
}

test('the shared styles are imported before all others', () => {
  const shared = readFileSync(join(__dirname, 'shared.ts'), 'utf8');
  const names = readdirSync(join(ROOT, 'ui')).filter((name) => name.endsWith('.css'));
  for (const name of names) expect(shared).toContain(`import '../${name}';`);
  for (const app of ['site/app/App.tsx', 'console/main.tsx']) {
    expect(readFileSync(join(ROOT, app), 'utf8')).toMatch(
      /^import '(?:\.\.\/)+ui\/styles\/shared';/,
    );
  }
});

const relativePath = (file: string) => file.slice(ROOT.length + 1);

it.each(CSS_MODULES.map((file) => [relativePath(file), file]))(
  '%s has exactly the classes that components use',
  (_, file) => {
    expect([...(usedClasses.get(file) ?? [])].sort()).toEqual(classesOf(file).sort());
  },
);

it.each(STYLE_SHEETS.map((file) => [relativePath(file), file]))(
  '%s uses logical properties and named breakpoints',
  (_, file) => {
    const text = readRules(file);
    expect(text).not.toMatch(/^\s*(?:(?:min|max)-)?(?:width|height):/m);
    expect(text).not.toMatch(/^\s*(?:[\w-]+-)?(?:left|right|top|bottom)(?:-[\w-]+)?:/m);
    expect(text).not.toMatch(/(?:text-align|float|clear): (?:left|right)/);
    if (!file.endsWith('breakpoints.css'))
      expect(text).not.toMatch(/@media[^{]*(?:width|height)\b/);
  },
);
