// @ts-check
// Reads the texts in modules, and calls their functions with arguments that fit the functions' types.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Stands for any text of a visitor or the guide. */
export const MARKER = 'Qxzw';
/** Counts with different plural forms. */
const COUNTS = [5, 0, 1, 2, 1_000_000];
/** The forms that a string may have. Functions that format dates or languages accept only one of them. */
const FORMS = [MARKER, '2030-03-05', '2030-03-05T20:30:00.000Z', '15:30', '2030-03', 'pt-BR'];
const INSTANT = new Date('2030-03-05T20:30:00Z');
const MAX_TRIES = 2000;
/** Deeper objects have only their first values. */
const MAX_DEPTH = 2;
/** Matches what a text contains if an argument has the wrong form. */
export const BROKEN = /undefined|NaN|Invalid Date|\[object|=>|\bnull\b/;

/**
 * The properties that functions have read, keyed by the objects. Other properties are never made.
 *
 * @type {WeakMap<object, Record<string, unknown>>}
 */
const readProperties = new WeakMap();

/**
 * Makes an argument. `pick` returns the form of the next string.
 *
 * @typedef {(pick: () => string) => unknown} Make
 */

/**
 * A text, or a function's result for some arguments.
 *
 * @typedef {object} Sample
 * @property {string} name for example, "texts.day.full(5)"
 * @property {string} english
 * @property {(module: object) => string} read returns the text in another language's module
 */

/**
 * Lists the texts in English modules.
 *
 * @param {{ file: string, module: object }[]} modules
 * @returns {Map<string, Sample[]>} keyed by file
 */
export function sampleTexts(modules) {
  const files = modules.map(({ file }) => file);
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  return new Map(
    modules.map(({ file, module }) => {
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      if (!symbol) throw new Error(`${file} isn't a module.`);
      const samples = checker
        .getExportsOfModule(symbol)
        .filter(({ flags }) => flags & ts.SymbolFlags.Value)
        .flatMap((each) => {
          const type = checker.getTypeOfSymbol(each);
          return samplesOf(checker, type, module, [each.name]);
        });
      return [file, samples];
    }),
  );
}

function compilerOptions() {
  const file = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.');
  return { ...options, types: [] };
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {object} module
 * @param {string[]} path of the text in the module
 * @returns {Sample[]}
 */
function samplesOf(checker, type, module, path) {
  const value = valueAt(module, path);
  const name = path.join('.');
  if (typeof value === 'string') {
    return [{ name, english: value, read: (other) => String(valueAt(other, path)) }];
  }
  if (typeof value === 'function') {
    const [signature] = type.getCallSignatures();
    if (!signature) throw new Error(`${name} has no type.`);
    return sampleCalls(checker, signature, module, path);
  }
  return Object.keys(Object(value)).flatMap((key) => {
    const property = type.getProperty(key);
    const inner = property
      ? checker.getTypeOfSymbol(property)
      : (type.getNumberIndexType() ?? type.getStringIndexType());
    if (!inner) throw new Error(`${name}.${key} has no type.`);
    return samplesOf(checker, inner, module, [...path, key]);
  });
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} signature
 * @param {object} module
 * @param {string[]} path
 * @returns {Sample[]}
 */
function sampleCalls(checker, signature, module, path) {
  const choices = signature.parameters.map((parameter) =>
    choicesOf(checker, checker.getTypeOfSymbol(parameter), 0),
  );
  /** Keyed by their names, since arguments that differ only in what isn't read are the same. */
  const samples = new Map();
  for (const makers of variantsOf(choices)) {
    /** @type {(module: object, forms: number[]) => { text: string, values: unknown[] }} */
    const call = (other, forms) => {
      let position = 0;
      const values = makers.map((make) => make(() => FORMS[(forms[position++] ??= 0)] ?? MARKER));
      const callee = /** @type {(...values: unknown[]) => unknown} */ (valueAt(other, path));
      return { text: toText(callee(...values)), values };
    };
    /** @type {number[]} the form of each string that the English function reads */
    const forms = [];
    const sample = findForms(forms, () => {
      const { text, values } = call(module, forms);
      if (BROKEN.test(text)) return undefined;
      const name = `${path.join('.')}(${values.map(describe).join(', ')})`;
      /** @type {(other: object) => string} */
      const read = (other) => call(other, [...forms]).text;
      return { name, english: text, read };
    });
    if (!sample) throw new Error(`No arguments fit ${path.join('.')}.`);
    samples.set(sample.name, sample);
  }
  return [...samples.values()];
}

/**
 * Calls a function with different forms of strings until it returns something.
 *
 * @template Result
 * @param {number[]} forms
 * @param {() => Result | undefined} callback
 */
function findForms(forms, callback) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      const result = callback();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    if (!advance(forms)) return undefined;
  }
  return undefined;
}

/**
 * Changes the forms to the next combination. Returns whether there is one.
 *
 * @param {number[]} forms
 */
function advance(forms) {
  for (let index = forms.length - 1; index >= 0; index--) {
    const next = (forms[index] ?? 0) + 1;
    forms[index] = next % FORMS.length;
    if (next < FORMS.length) return true;
  }
  return false;
}

/**
 * Returns the first choices of all, and for each other choice a list with it.
 *
 * @template Choice
 * @param {Choice[][]} choices
 * @returns {Choice[][]}
 */
function variantsOf(choices) {
  const first = choices.flatMap((all) => all.slice(0, 1));
  const others = choices.flatMap((all, index) =>
    all.slice(1).map((choice) => first.with(index, choice)),
  );
  return [first, ...others];
}

/**
 * Returns functions that make a value of a type.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {number} depth
 * @returns {Make[]}
 */
function choicesOf(checker, type, depth) {
  const { flags } = type;
  if (type.isStringLiteral() || type.isNumberLiteral()) return [() => type.value];
  if (flags & ts.TypeFlags.BooleanLiteral) {
    return [() => checker.typeToString(type) === 'true'];
  }
  if (flags & ts.TypeFlags.String) return [(pick) => pick()];
  if (flags & ts.TypeFlags.Number) return COUNTS.map((count) => () => count);
  if (flags & ts.TypeFlags.Undefined) return [() => undefined];
  if (flags & ts.TypeFlags.Null) return [() => null];
  if (flags & ts.TypeFlags.TypeParameter) return [() => MARKER];
  if (type.isUnion()) {
    // Undefined and null come last.
    const members = type.types.toSorted((one, other) => emptiness(one) - emptiness(other));
    return members.flatMap((member) => choicesOf(checker, member, depth));
  }
  if (type.symbol?.name === 'Date') return [() => INSTANT];
  if (type.getCallSignatures().length > 0) return [() => (/** @type {unknown} */ text) => text];
  const element = checker.isTupleType(type)
    ? undefined
    : (type.getNumberIndexType() ?? type.getStringIndexType());
  if (element) {
    const [make = () => undefined] = choicesOf(checker, element, depth + 1);
    return [(pick) => [make(pick), make(pick)], (pick) => [make(pick)], () => []];
  }
  const properties = checker.getPropertiesOfType(type);
  if (properties.length === 0) return [() => ({})];
  const choices = properties.map((property) => {
    const all = choicesOf(checker, checker.getTypeOfSymbol(property), depth + 1);
    return depth < MAX_DEPTH ? all : all.slice(0, 1);
  });
  const variants = depth < MAX_DEPTH ? variantsOf(choices) : variantsOf(choices).slice(0, 1);
  return variants.map((makers) => (pick) => {
    const value = {};
    /** @type {Record<string, unknown>} */
    const read = {};
    readProperties.set(value, read);
    for (const [index, { name }] of properties.entries()) {
      Object.defineProperty(value, name, {
        enumerable: true,
        get: () => (name in read ? read[name] : (read[name] = makers[index]?.(pick))),
      });
    }
    return value;
  });
}

/** @param {ts.Type} type */
function emptiness({ flags }) {
  return flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? 1 : 0;
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function toText(value) {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('');
  if (typeof value === 'object') throw new Error(`A text is ${JSON.stringify(value)}.`);
  return String(value);
}

/** @param {unknown} value */
function describe(value) {
  if (typeof value === 'function') return '…';
  return JSON.stringify(value, (_, inner) => readProperties.get(Object(inner)) ?? inner);
}

/**
 * @param {object} module
 * @param {string[]} path
 * @returns {unknown}
 */
function valueAt(module, path) {
  return path.reduce(
    (value, key) => /** @type {Record<string, unknown>} */ (Object(value))[key],
    /** @type {unknown} */ (module),
  );
}
