import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { MayBeMissing } from './may-be-missing';

/** Validates an optional language of the site. */
export const IsOptionalSiteLanguage = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ enum: SITE_LANGUAGE_CODES, enumName: 'SiteLanguage', description }),
    MayBeMissing(),
    IsIn(SITE_LANGUAGE_CODES, {
      message: `Language must be one of ${SITE_LANGUAGE_CODES.join(', ')}.`,
    }),
  );
