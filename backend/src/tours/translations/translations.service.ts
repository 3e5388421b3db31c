import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SiteLanguage } from 'shared/site-languages';
import { CONFIG, type Config } from '../../config';
import { Cached } from '../../database/cached';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage, type Translation } from './translation';

/** The texts of a tour in another language, keyed by their English. */
export type Dictionary = ReadonlyMap<string, string>;

const NO_TEXTS: Dictionary = new Map();

/** Loads the translations of tours. */
@Injectable()
export class TranslationsService {
  private readonly cache: ReadonlyMap<SiteLanguage, Cached<Map<string, Dictionary>>>;

  constructor(
    @InjectModel('Translation') private readonly translations: Model<Translation>,
    @Inject(CONFIG) { departuresFreshSeconds }: Config,
  ) {
    this.cache = new Map(
      TRANSLATED_LANGUAGES.map((language) => [
        language,
        new Cached(() => this.loadAll(language), departuresFreshSeconds * 1000),
      ]),
    );
  }

  /** Returns a function that finds a tour's dictionary. Dictionaries may be a few seconds old; English ones are empty. */
  async load(language: SiteLanguage): Promise<(tour: string) => Dictionary> {
    const all = await this.cache.get(language)?.get();
    return (tour) => all?.get(tour) ?? NO_TEXTS;
  }

  private async loadAll(language: TranslatedLanguage): Promise<Map<string, Dictionary>> {
    const found = await this.translations.find({ language }).lean().exec();
    return new Map(
      found.map(({ tour, texts }) => [
        tour,
        new Map(texts.map(({ source, text }) => [source, text])),
      ]),
    );
  }
}
