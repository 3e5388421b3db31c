import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { refusalOptions } from './problem';

/** Matches one line: no control characters or line separators. */
export const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]*$/u;
/**
 * {@link ONE_LINE} for the OpenAPI document, without `\p` classes, which not all tools support. Allows surrogates.
 */
const ONE_LINE_PATTERN = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';
/** The default maximum length of a line. */
export const MAX_LINE_LENGTH = 200;

interface LineSettings {
  /** The minimum and maximum number of characters. */
  min?: number;
  max?: number;
  required?: boolean;
  example?: string;
  /** The refusal's code, if visitors fill in the field. */
  code?: 'contact-name-invalid';
}

/** Validates a line of text. */
export const IsLine = (label: string, description: string, settings: LineSettings = {}) => {
  const { min = 1, max = MAX_LINE_LENGTH, required = true, example, code } = settings;
  const options = code
    ? refusalOptions(code, { least: min, most: max })
    : { message: `${label} must be one line of ${String(min)} to ${String(max)} characters.` };
  return applyDecorators(
    ApiProperty({
      description,
      minLength: min,
      maxLength: max,
      pattern: ONE_LINE_PATTERN,
      required,
      ...(example !== undefined && { example }),
    }),
    Matches(ONE_LINE, options),
    // The OpenAPI document omits this rule, because tools disagree on which characters are whitespace.
    ...(min > 0 ? [Matches(/\S/u, options)] : []),
    Length(min, max, options),
  );
};

/** Matches text that may have line breaks or be empty. */
const MULTILINE_TEXT = /^(?:\n|[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}])*$/u;
const MULTILINE_TEXT_PATTERN = '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$';

/** Validates text that may have several lines. */
export const IsText = (
  label: string,
  description: string,
  max: number,
  { required = true, code }: { required?: boolean; code?: 'note-too-long' } = {},
) => {
  const options = code
    ? refusalOptions(code, { most: max })
    : { message: `${label} must be text of at most ${String(max)} characters.` };
  return applyDecorators(
    ApiProperty({ description, maxLength: max, pattern: MULTILINE_TEXT_PATTERN, required }),
    Matches(MULTILINE_TEXT, options),
    Length(0, max, options),
  );
};
