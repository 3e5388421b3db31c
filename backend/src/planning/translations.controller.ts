import { Body, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiTourId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { TRANSLATED_LANGUAGES } from '../tours/translations/translation';
import { TranslationEditorService } from './translation-editor.service';
import { TranslationInput, TranslationRecord } from './translations.dto';

@ForGuide('guide/tours/:id/translations')
export class TranslationsController {
  constructor(private readonly translations: TranslationEditorService) {}

  @Get()
  @ApiOperation({ summary: 'A tour’s translations into all languages of the site.' })
  @ApiTourId()
  @ApiOkResponse({ type: [TranslationRecord] })
  @ApiProblems()
  list(@Param('id') id: string): Promise<TranslationRecord[]> {
    return this.translations.list(id);
  }

  @Put(':language')
  @ApiOperation({
    summary: 'Replace a tour’s translations into a language.',
    description:
      'Visitors see the English text if a text has no translation, or only one that was written for an earlier English text.',
  })
  @ApiTourId()
  @ApiParam({ name: 'language', enum: TRANSLATED_LANGUAGES })
  @ApiOkResponse({ type: TranslationRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  replace(
    @Param('id') id: string,
    @Param('language') language: string,
    @Body() input: TranslationInput,
  ): Promise<TranslationRecord> {
    return this.translations.replace(id, language, input);
  }
}
