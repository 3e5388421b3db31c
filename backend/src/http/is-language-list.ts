import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsUniqueList } from './is-unique-list';

const MAX_LANGUAGES = 10;
const LANGUAGE_PATTERN = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Validates a list of the guide's languages. */
export const IsLanguageList = () =>
  applyDecorators(
    ApiProperty({
      description: 'The guide’s languages, as BCP 47 tags.',
      type: 'array',
      items: { type: 'string', pattern: LANGUAGE_PATTERN.source },
      minItems: 1,
      maxItems: MAX_LANGUAGES,
      uniqueItems: true,
      example: ['en'],
    }),
    Matches(LANGUAGE_PATTERN, {
      each: true,
      message: 'Each language must be a code, such as en or pt-BR.',
    }),
    IsUniqueList(
      'language',
      MAX_LANGUAGES,
      `Languages must be a list of 1 to ${String(MAX_LANGUAGES)} items.`,
    ),
  );
