import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import type { SiteLanguage } from 'shared/site-languages';
import { CONFIG, type Config } from '../../config';
import { CachedValue } from '../../database/cached-value';
import type { StoredTour } from '../stored-tour';
import { carryOverTranslations } from './carry-over';
import {
  TRANSLATED_LANGUAGES,
  translationId,
  type TranslatedLanguage,
  type TranslatedText,
  type Translation,
} from './translation';

/** A tour's translations into one language, keyed by the English text. */
export type Dictionary = ReadonlyMap<string, string>;

const NO_TEXTS: Dictionary = new Map();

/** Reads and writes the translations of tours. */
@Injectable()
export class TranslationsService {
  private readonly cache: ReadonlyMap<SiteLanguage, CachedValue<Map<string, Dictionary>>>;

  constructor(
    @InjectModel('Translation') private readonly translations: Model<Translation>,
    @Inject(CONFIG) { departuresCacheSeconds }: Config,
  ) {
    this.cache = new Map(
      TRANSLATED_LANGUAGES.map((language) => [
        language,
        new CachedValue(() => this.loadAll(language), departuresCacheSeconds * 1000),
      ]),
    );
  }

  /**
   * Returns a function that finds a tour's dictionary. Dictionaries may be a few seconds old; English ones are empty.
   */
  async loadDictionaries(language: SiteLanguage): Promise<(tour: string) => Dictionary> {
    const dictionaries = await this.cache.get(language)?.get();
    return (tour) => dictionaries?.get(tour) ?? NO_TEXTS;
  }

  /** Returns a tour's stored translations. */
  findOfTour(tour: string, session?: mongo.ClientSession): Promise<Translation[]> {
    return this.translations
      .find({ _id: { $in: idsOf(tour) } })
      .session(session ?? null)
      .lean<Translation[]>()
      .exec();
  }

  /** Replaces a tour's texts in a language, in a transaction that has checked the revision. */
  async replace(
    tour: string,
    language: TranslatedLanguage,
    { texts, revision }: { texts: TranslatedText[]; revision: number },
    session: mongo.ClientSession,
  ): Promise<void> {
    await this.translations.replaceOne(
      { _id: translationId(tour, language) },
      { tour, language, texts, revision },
      { upsert: true, session },
    );
  }

  /** Carries a tour's translations over to its new English texts, in the transaction that changes those texts. */
  async carryOver(
    before: StoredTour,
    after: StoredTour,
    session: mongo.ClientSession,
  ): Promise<void> {
    const translations = await this.findOfTour(before._id, session);
    for (const { tour, language, texts, revision = 0 } of translations) {
      const carriedOver = carryOverTranslations(texts, before, after);
      if (carriedOver === texts) continue;
      await this.replace(tour, language, { texts: carriedOver, revision: revision + 1 }, session);
    }
  }

  /** Deletes a tour's translations, in the transaction that deletes the tour. */
  async deleteOfTour(tour: string, session: mongo.ClientSession): Promise<void> {
    await this.translations.deleteMany({ _id: { $in: idsOf(tour) } }, { session });
  }

  private async loadAll(language: TranslatedLanguage): Promise<Map<string, Dictionary>> {
    const translations = await this.translations.find({ language }).lean().exec();
    return new Map(translations.map(({ tour, texts }) => [tour, dictionaryOf(texts)]));
  }
}

/** Returns a dictionary of the translations that aren't older than the English texts. */
export function dictionaryOf(texts: readonly TranslatedText[]): Dictionary {
  return new Map(
    texts.flatMap(({ source, text, writtenFor }) =>
      writtenFor === undefined ? [[source, text] as const] : [],
    ),
  );
}

function idsOf(tour: string): string[] {
  return TRANSLATED_LANGUAGES.map((language) => translationId(tour, language));
}
