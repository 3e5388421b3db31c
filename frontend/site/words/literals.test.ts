import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SITE = join(__dirname, '..');
/** Attributes of elements, and properties of components, that visitors read or hear. */
const SAID =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|data-label|label|lead|text|hint|action|nothing|fewer|more)$/;

/** English in a component’s JSX: its texts, and the literals that an expression there, or such an attribute, may give. */
function literalsIn(source: string): string[] {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const say = (text: string) => {
    if (/\p{L}/u.test(text)) found.push(text.trim());
  };
  /** What an expression comes to, but for what it calls. */
  const look = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) say(node.text);
    else if (ts.isTemplateExpression(node)) {
      say(node.head.text);
      for (const span of node.templateSpans) say(span.literal.text);
    } else if (ts.isConditionalExpression(node)) {
      look(node.whenTrue);
      look(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      look(node.right);
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) look(node.left);
    } else if (ts.isParenthesizedExpression(node)) look(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) say(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      look(node.expression);
    }
    if (ts.isJsxAttribute(node) && SAID.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) say(value.text);
      if (value && ts.isJsxExpression(value) && value.expression) look(value.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const components = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
);

test('there are components to look at', () => {
  expect(components.length).toBeGreaterThan(40);
});

test.each(components)('%s takes what it says from the words', (name) => {
  expect(literalsIn(readFileSync(join(SITE, name), 'utf8'))).toEqual([]);
});

test.each([
  ['<p>Hello</p>', ['Hello']],
  ["<p>{isOpen ? 'open' : words.closed}</p>", ['open']],
  ["<p>{isOpen && 'open'}</p>", ['open']],
  ['<p>{`${count} left`}</p>', ['left']],
  ["<p>{count + ' left'}</p>", ['left']],
  ['<img alt="A bridge" />', ['A bridge']],
  ['<input placeholder={`Your ${what}`} />', ['Your']],
  ['<Field label="Date" />', ['Date']],
  ['<a aria-label={isOpen ? "Close" : "Open"} />', ['Close', 'Open']],
  ['<p className="big">{words.hello} · {format("MMM")}</p>', []],
  ['<Picture name="hero" alt="" />', []],
])('%s says %j by itself', (source, literals) => {
  expect(literalsIn(`const x = ${source};`)).toEqual(literals);
});
