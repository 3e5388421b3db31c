import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { rule } from './problem';

/** Matches one line: no control characters or line separators. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;
/** The same for the API's document, since not every tool supports those character classes. */
const ONE_LINE_PATTERN = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
const MAX_LINE = 200;

interface Options {
  /** The smallest and the largest number of characters. */
  least?: number;
  most?: number;
  required?: boolean;
  example?: string;
  /** The code of the refusal, for fields of visitors. */
  code?: 'contact-name-invalid';
}

/** Validates a line of text. */
export const IsLine = (what: string, description: string, options: Options = {}) => {
  const { least = 1, most = MAX_LINE, required = true, example, code } = options;
  const broken = code
    ? rule(code, { least, most })
    : { message: `${what} must be one line of ${String(least)} to ${String(most)} characters.` };
  return applyDecorators(
    ApiProperty({
      description,
      minLength: least,
      maxLength: most,
      pattern: ONE_LINE_PATTERN,
      required,
      ...(example !== undefined && { example }),
    }),
    Matches(ONE_LINE, broken),
    // The document doesn't mention spaces, since programs differ in which characters they count as one.
    ...(least > 0 ? [Matches(/\S/u, broken)] : []),
    Length(least, most, broken),
  );
};

/** Matches text with line breaks, which may be empty. */
const TEXT = /^(?:\n|[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}])*$/u;
const TEXT_PATTERN = '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** Validates text of several lines. */
export const IsText = (
  what: string,
  description: string,
  most: number,
  { required = true, code }: { required?: boolean; code?: 'note-too-long' } = {},
) => {
  const broken = code
    ? rule(code, { most })
    : { message: `${what} must be text of at most ${String(most)} characters.` };
  return applyDecorators(
    ApiProperty({ description, maxLength: most, pattern: TEXT_PATTERN, required }),
    Matches(TEXT, broken),
    Length(0, most, broken),
  );
};
