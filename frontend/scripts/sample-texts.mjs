// @ts-check
// Reads the texts in modules. Calls functions that return texts, with sample arguments that fit the functions' types.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A sample of a text that a visitor or a guide could have written. */
export const MARKER = 'Qxzw';
/** Counts with different plural forms. */
const COUNTS = [5, 0, 1, 2, 1_000_000];
/** Samples of strings in different formats. Functions that format dates or languages accept only one of the formats. */
const STRING_FORMATS = [
  MARKER,
  '2030-03-05',
  '2030-03-05T20:30:00.000Z',
  '15:30',
  '2030-03',
  'pt-BR',
];
const INSTANT = new Date('2030-03-05T20:30:00Z');
const MAX_TRIES = 2000;
/** In objects that are nested deeper than this, each property has only one sample value. */
const MAX_DEPTH = 2;
/** Matches what a text contains if an argument has the wrong format. */
export const BROKEN_TEXT = /undefined|NaN|Invalid Date|\[object|=>|\bnull\b/;

/**
 * The properties that functions have read, keyed by the sample object. Properties that no function reads aren't made.
 *
 * @type {WeakMap<object, Record<string, unknown>>}
 */
const readProperties = new WeakMap();

/**
 * A function that makes a sample argument. `pick` returns the next sample string.
 *
 * @typedef {(pick: () => string) => unknown} ArgumentMaker
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
 * @param {string[]} path the keys that lead to the text in the module
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
    const propertyType = property
      ? checker.getTypeOfSymbol(property)
      : (type.getNumberIndexType() ?? type.getStringIndexType());
    if (!propertyType) throw new Error(`${name}.${key} has no type.`);
    return samplesOf(checker, propertyType, module, [...path, key]);
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
  /** Keyed by name, so that calls whose arguments differ only in unread properties are one sample. */
  const samples = new Map();
  for (const makers of variantsOf(choices)) {
    /** @type {(module: object, formats: number[]) => { text: string, values: unknown[] }} */
    const call = (other, formats) => {
      let position = 0;
      const pick = () => {
        const format = (formats[position] ??= 0);
        position += 1;
        return STRING_FORMATS[format] ?? MARKER;
      };
      const values = makers.map((make) => make(pick));
      const callee = /** @type {(...values: unknown[]) => unknown} */ (valueAt(other, path));
      return { text: toText(callee(...values)), values };
    };
    /** @type {number[]} for each string that the English function reads, its index in STRING_FORMATS */
    const formats = [];
    const sample = findFormats(formats, () => {
      const { text, values } = call(module, formats);
      if (BROKEN_TEXT.test(text)) return undefined;
      const name = `${path.join('.')}(${values.map(describeArgument).join(', ')})`;
      /** @type {(other: object) => string} */
      const read = (other) => call(other, [...formats]).text;
      return { name, english: text, read };
    });
    if (!sample) throw new Error(`No arguments fit ${path.join('.')}.`);
    samples.set(sample.name, sample);
  }
  return [...samples.values()];
}

/**
 * Calls a function with strings in different formats until it returns a result.
 *
 * @template Result
 * @param {number[]} formats
 * @param {() => Result | undefined} callback
 */
function findFormats(formats, callback) {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      const result = callback();
      if (result !== undefined) return result;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    if (!advanceFormats(formats)) return undefined;
  }
  return undefined;
}

/**
 * Changes the formats to the next combination. Returns whether there is one.
 *
 * @param {number[]} formats
 */
function advanceFormats(formats) {
  for (let index = formats.length - 1; index >= 0; index--) {
    const next = (formats[index] ?? 0) + 1;
    formats[index] = next % STRING_FORMATS.length;
    if (next < STRING_FORMATS.length) return true;
  }
  return false;
}

/**
 * Returns combinations of one choice from each list. Together, they contain every choice: the first combination contains
 * the first choice of each list, and each other combination replaces one of them.
 *
 * @template Choice
 * @param {Choice[][]} choices
 * @returns {Choice[][]}
 */
function variantsOf(choices) {
  const first = choices.flatMap((list) => list.slice(0, 1));
  const others = choices.flatMap((list, index) =>
    list.slice(1).map((choice) => first.with(index, choice)),
  );
  return [first, ...others];
}

/**
 * Returns functions that make different sample values of a type.
 *
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {number} depth
 * @returns {ArgumentMaker[]}
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
    // Undefined and null come last, because the first choice is the most common one.
    const members = type.types.toSorted((a, b) => emptinessRank(a) - emptinessRank(b));
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
    const readValues = {};
    readProperties.set(value, readValues);
    for (const [index, { name }] of properties.entries()) {
      Object.defineProperty(value, name, {
        enumerable: true,
        get: () =>
          name in readValues ? readValues[name] : (readValues[name] = makers[index]?.(pick)),
      });
    }
    return value;
  });
}

/**
 * Returns 1 for undefined and null, and 0 for other types.
 * @param {ts.Type} type
 */
function emptinessRank({ flags }) {
  return flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null) ? 1 : 0;
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function toText(value) {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map(toText).join('');
  if (typeof value === 'object') throw new Error(`${JSON.stringify(value)} isn't a string.`);
  return String(value);
}

/** @param {unknown} value */
function describeArgument(value) {
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
