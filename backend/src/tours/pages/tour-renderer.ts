import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fillIn, placeholderValues } from 'shared/placeholders';
import { tourPath } from 'shared/tour-page';
import type { TourWishes } from 'shared/tour-wishes';
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
type CoverKey = Pick<TourDetails, 'list' | 'place'>;

/** A page's template. Only render.tsx uses its other fields. */
interface Shell {
  template: string;
}

/** Renders the pages of the tours with the functions and templates of the site's build. */
@Injectable()
export class TourRenderer {
  private build?: Build & { shells: Record<string, Shell> };

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  /** Renders the page that lists all tours. The result still has placeholders. */
  renderList(tours: TourSummary[], wishes: TourWishes = {}): Promise<string> {
    const { renderPage, shells } = this.loadBuild();
    return renderPage(shells, 'tours', '/tours', { wishes, tours });
  }

  /** Renders a tour's page. The result still has placeholders. */
  renderTour(tour: TourDetails): Promise<string> {
    const { renderPage, shells } = this.loadBuild();
    return renderPage(shells, 'tour', tourPath(tour.id), tour);
  }

  /** Returns a tour's cover picture; undefined without a build. */
  getCover({ list, place }: CoverKey): MediaRecord | undefined {
    return this.config.pagesDir === undefined
      ? undefined
      : this.loadBuild().coverOf({ list, place });
  }

  /** Renders the map of a tour's route; undefined if the route has no coordinates. */
  renderMap(tour: TourDetails): string | undefined {
    return this.loadBuild().renderMap(tour);
  }

  /** Renders the map with the starts of all tours; undefined if no start has coordinates. */
  renderListMap(tours: TourRoute[]): string | undefined {
    return this.loadBuild().renderToursMap(tours);
  }

  /** The templates of the pages. */
  get templates(): string[] {
    return Object.values(this.loadBuild().shells).map(({ template }) => template);
  }

  /** Renders a tour's page as visitors would see it, with the map inlined; undefined without a build. */
  async renderPreview(tour: TourDetails, origin: string): Promise<string | undefined> {
    if (this.config.pagesDir === undefined) return undefined;
    const html = fillIn(await this.renderTour(tour), {
      ...placeholderValues(await this.settings.getForPages()),
      origin,
    });
    const map = this.renderMap(tour);
    if (map === undefined) return html;
    const data = Buffer.from(map).toString('base64');
    return html.replaceAll(`"${tourPath(tour.id)}/map.svg"`, `"data:image/svg+xml;base64,${data}"`);
  }

  /** Returns the site's build, which is loaded on first use. */
  private loadBuild() {
    this.build ??= this.readBuild();
    return this.build;
  }

  private readBuild() {
    const root = resolve(this.config.pagesDir ?? '');
    const build = createRequire(join(root, 'render.cjs'))('./render.cjs') as Build;
    const shells = JSON.parse(readFileSync(join(root, 'shells.json'), 'utf8')) as Record<
      string,
      Shell
    >;
    return { ...build, shells };
  }
}
