import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SITE = join(__dirname, '..');
/** Attributes and props whose values visitors read or hear. */
const VISIBLE_ATTRIBUTES =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|data-label|label|lead|text|hint|action|emptyText|fewer|more)$/;

/** Returns the hard-coded texts in a component’s JSX: in elements, in expressions, and in visible attributes. */
function literalsIn(source: string): string[] {
  const file = ts.createSourceFile(
    'x.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const literals: string[] = [];
  const collect = (text: string) => {
    if (/\p{L}/u.test(text)) literals.push(text.trim());
  };
  /** Collects the literals that an expression may evaluate to, except those from calls. */
  const collectFrom = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) collect(node.text);
    else if (ts.isTemplateExpression(node)) {
      collect(node.head.text);
      for (const span of node.templateSpans) collect(span.literal.text);
    } else if (ts.isConditionalExpression(node)) {
      collectFrom(node.whenTrue);
      collectFrom(node.whenFalse);
    } else if (ts.isBinaryExpression(node)) {
      collectFrom(node.right);
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken) collectFrom(node.left);
    } else if (ts.isParenthesizedExpression(node)) collectFrom(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) collect(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      collectFrom(node.expression);
    }
    if (ts.isJsxAttribute(node) && VISIBLE_ATTRIBUTES.test(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) collect(value.text);
      if (value && ts.isJsxExpression(value) && value.expression) collectFrom(value.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return literals;
}

const components = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
);

test('there are components to check', () => {
  expect(components.length).toBeGreaterThan(40);
});

test.each(components)('%s has no hard-coded texts', (name) => {
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
])('the hard-coded texts in %s are %j', (source, literals) => {
  expect(literalsIn(`const x = ${source};`)).toEqual(literals);
});
