import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { guideRefusal } from 'shared/guide-refusals';
import { SITE_LANGUAGES } from 'shared/site-languages';
import { tourTexts } from 'shared/tour-texts';
import { HistoryService } from '../history/history.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { StoredTour } from '../tours/stored-tour';
import { ToursService } from '../tours/tours.service';
import {
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
  type TranslatedText,
} from '../tours/translations/translation';
import { TranslationsService } from '../tours/translations/translations.service';
import { toStoredTexts } from './translation-texts';
import type { TranslationInput, TranslationRecord } from './translations.dto';

/** Changes the translations of tours on behalf of the guide. */
@Injectable()
export class TranslationEditorService {
  constructor(
    private readonly tours: ToursService,
    private readonly translations: TranslationsService,
    private readonly history: HistoryService,
  ) {}

  /**
   * Returns a tour's translations into all languages.
   *
   * @throws NotFoundException if there is no such tour
   */
  async list(id: string): Promise<TranslationRecord[]> {
    await this.getTour(id);
    const storedTranslations = await this.translations.findOfTour(id);
    return TRANSLATED_LANGUAGES.map((language) => {
      const { texts, revision = 0 } =
        storedTranslations.find((each) => each.language === language) ?? NO_TRANSLATIONS;
      return { language, revision, texts };
    });
  }

  /**
   * Replaces a tour's translations into a language.
   *
   * @throws NotFoundException if there is no such tour, or no such language
   * @throws ConflictException if the translations were changed after `revision`
   * @throws FieldsException if a translation doesn't fit into its field
   */
  async replace(
    id: string,
    code: string,
    { texts: input, revision }: TranslationInput,
  ): Promise<TranslationRecord> {
    const tour = await this.getTour(id);
    const language = TRANSLATED_LANGUAGES.find((each) => each === code);
    if (language === undefined) throw new NotFoundException(NOT_FOUND_REFUSAL);
    const texts = toStoredTexts(input, tourTexts(tour));
    return this.history.transaction(async (session) => {
      const storedTranslations = await this.translations.findOfTour(id, session);
      const before =
        storedTranslations.find((each) => each.language === language) ?? NO_TRANSLATIONS;
      if ((before.revision ?? 0) !== revision) {
        throw new ConflictException(guideRefusal('translation-changed'));
      }
      const count = countChanges(before.texts, texts);
      if (count === 0) return { language, revision, texts: before.texts };
      const after = { texts, revision: revision + 1 };
      await this.translations.replace(id, language, after, session);
      await this.history.record(
        {
          kind: 'tour',
          subject: id,
          name: tour.place,
          before: {},
          after: { translations: describeChanges(language, count) },
        },
        session,
      );
      return { language, ...after };
    });
  }

  private async getTour(id: string): Promise<StoredTour> {
    const tour = await this.tours.getWithContent(id);
    if (!tour) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return tour;
  }
}

/** A language without translations. */
const NO_TRANSLATIONS: { texts: TranslatedText[]; revision?: number } = { texts: [] };

/** Counts the English texts whose translation changed, or whose outdated translation was confirmed. */
function countChanges(before: readonly TranslatedText[], after: readonly TranslatedText[]): number {
  const [beforeBySource, afterBySource] = [before, after].map(
    (texts) => new Map(texts.map((each) => [each.source, each])),
  );
  const sources = [...new Set([...before, ...after].map(({ source }) => source))];
  return sources.filter(
    (source) => !isDeepStrictEqual(beforeBySource?.get(source), afterBySource?.get(source)),
  ).length;
}

function describeChanges(language: TranslatedLanguage, count: number): string {
  const texts = count === 1 ? '1 text' : `${String(count)} texts`;
  return `${SITE_LANGUAGES[language].name}: ${texts}`;
}
