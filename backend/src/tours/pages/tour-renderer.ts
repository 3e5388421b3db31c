import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fillIn, placeholderValues } from 'shared/placeholders';
import { localizedPath, type SiteLanguage } from 'shared/site-languages';
import { tourPath } from 'shared/tour-page';
import type { TourFilters } from 'shared/tour-filters';
import { CONFIG, type Config } from '../../config';
import { SettingsService } from '../../settings/settings.service';
import type { MediaRecord, TourDetails, TourSummary, TourRoute } from './catalog.dto';

/** The functions of frontend/site/rendering/render.tsx, which the site's build compiles for the API. */
interface Build {
  renderPage: (
    shells: unknown,
    name: 'tours' | 'tour',
    pathname: string,
    data: unknown,
  ) => Promise<string>;
  coverOf: (tour: CoverKey) => MediaRecord;
  renderMap: (tour: TourDetails) => string | undefined;
  renderToursMap: (tours: TourRoute[]) => string | undefined;
}

/** The fields that identify a tour's cover picture. */
type CoverKey = Pick<TourDetails, 'list' | 'place' | 'placeName'>;

/** A page's template. Only render.tsx uses its other fields. */
interface Shell {
  template: string;
}

/** Renders the pages of the tours with the functions and templates of the site's build. */
@Injectable()
export class TourRenderer {
  private readonly builds = new Map<SiteLanguage, Build & { shells: Record<string, Shell> }>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Renders the page that lists all tours. The result still contains placeholders. */
  renderList(
    tours: TourSummary[],
    filters: TourFilters = {},
    language: SiteLanguage = 'en',
  ): Promise<string> {
    const { renderPage, shells } = this.loadBuild(language);
    return renderPage(shells, 'tours', '/tours', { filters, tours });
  }

  /** Renders a tour's page. The result still contains placeholders. */
  renderTour(tour: TourDetails, language: SiteLanguage = 'en'): Promise<string> {
    const { renderPage, shells } = this.loadBuild(language);
    return renderPage(shells, 'tour', tourPath(tour.id), tour);
  }

  /** Returns a tour's cover picture; undefined if there is no build of the site. */
  getCover(
    { list, place, placeName }: CoverKey,
    language: SiteLanguage = 'en',
  ): MediaRecord | undefined {
    return this.config.pagesDir === undefined
      ? undefined
      : this.loadBuild(language).coverOf({
          list,
          place,
          ...(placeName !== undefined && { placeName }),
        });
  }

  /** Renders the map of a tour's route; undefined if the route has no coordinates. */
  renderMap(tour: TourDetails, language: SiteLanguage = 'en'): string | undefined {
    return this.loadBuild(language).renderMap(tour);
  }

  /** Renders the map with the starts of all tours; undefined if no start has coordinates. */
  renderListMap(tours: TourRoute[], language: SiteLanguage = 'en'): string | undefined {
    return this.loadBuild(language).renderToursMap(tours);
  }

  /** Returns the templates of the pages in a language. */
  getTemplates(language: SiteLanguage): string[] {
    return Object.values(readShells(this.folderOf(language))).map(({ template }) => template);
  }

  /**
   * Renders a tour's page as visitors would see it, with the map inlined; undefined if there is no build of the site.
   */
  async renderPreview(
    tour: TourDetails,
    origin: string,
    language: SiteLanguage = 'en',
  ): Promise<string | undefined> {
    if (this.config.pagesDir === undefined) return undefined;
    const html = fillIn(await this.renderTour(tour, language), {
      ...placeholderValues(await this.settings.getForPages()),
      origin,
    });
    const map = this.renderMap(tour, language);
    if (map === undefined) return html;
    const data = Buffer.from(map).toString('base64');
    const mapPath = localizedPath(language, `${tourPath(tour.id)}/map.svg`);
    return html.replaceAll(`"${mapPath}"`, `"data:image/svg+xml;base64,${data}"`);
  }

  /** Returns the site's build in a language. Loads it on first use. */
  private loadBuild(language: SiteLanguage) {
    const loadedBuild = this.builds.get(language);
    if (loadedBuild) return loadedBuild;
    const folder = this.folderOf(language);
    const build = createRequire(join(folder, 'render.cjs'))('./render.cjs') as Build;
    const buildWithShells = { ...build, shells: readShells(folder) };
    this.builds.set(language, buildWithShells);
    return buildWithShells;
  }

  private folderOf(language: SiteLanguage): string {
    return join(resolve(this.config.pagesDir ?? ''), language);
  }
}

function readShells(folder: string): Record<string, Shell> {
  return JSON.parse(readFileSync(join(folder, 'shells.json'), 'utf8')) as Record<string, Shell>;
}
