import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsIn } from 'class-validator';
import { IsText } from '../http/is-line';
import { IsListOf } from '../http/is-list-of';
import { IsRevision } from '../http/is-revision';
import { MayBeMissing } from '../http/may-be-missing';
import { MAX_DESCRIPTION_LENGTH } from '../tours/tour-content.dto';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type TranslatedText,
} from '../tours/translations/translation';

/** More texts than any tour can have. */
const MAX_TEXTS = 200;

/** An English text of a tour, and its translation. */
export class TranslatedTextInput implements TranslatedText {
  @IsText('Source', 'The English text.', MAX_DESCRIPTION_LENGTH)
  source!: string;

  @IsText(
    'Text',
    'The translation, which can be as long as the English text is allowed to be; empty if there is none.',
    MAX_DESCRIPTION_LENGTH,
  )
  text!: string;

  @MayBeMissing()
  @IsText(
    'Written for',
    'The earlier English text that was translated, if the guide has changed it to `source` since. Visitors see `source` until the translation is saved without this field.',
    MAX_DESCRIPTION_LENGTH,
    { required: false },
  )
  writtenFor?: string;
}

/** A tour's texts in a language. */
class TranslatedTextsInput {
  @IsListOf(
    'Texts',
    () => TranslatedTextInput,
    MAX_TEXTS,
    'The translations, at most one for each English text of the tour. Translations of other texts are dropped.',
  )
  @ArrayUnique(({ source }: TranslatedTextInput) => source, {
    message: 'Each English text can be listed only once.',
  })
  texts!: TranslatedTextInput[];
}

/** A tour's texts in a language, and the revision that the change is based on. */
export class TranslationInput extends TranslatedTextsInput {
  static readonly bodyDepth = 2;

  @IsRevision('translation')
  revision!: number;
}

/** A tour's unsaved texts in a language. */
export class PreviewTranslationInput extends TranslatedTextsInput {
  @ApiProperty({ description: 'The language’s code.', enum: TRANSLATED_LANGUAGES })
  @IsIn(TRANSLATED_LANGUAGES, {
    message: `Language must be one of ${TRANSLATED_LANGUAGES.join(', ')}.`,
  })
  language!: TranslatedLanguage;
}

/** A tour's texts in a language. */
export class TranslationRecord {
  @ApiProperty({ description: 'The language’s code.', enum: TRANSLATED_LANGUAGES })
  language!: TranslatedLanguage;

  @ApiProperty({ description: 'How many times the texts have changed.', type: 'integer' })
  revision!: number;

  @ApiProperty({
    description: 'The translations, with the English texts that they translate.',
    type: [TranslatedTextInput],
  })
  texts!: TranslatedTextInput[];
}
