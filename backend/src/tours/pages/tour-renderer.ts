import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fillIn, fillings } from 'shared/placeholders';
import { tourPath } from 'shared/tour-page';
import { CONFIG, type Config } from '../../config';
import type { MediaRecord, TourDetails, TourSummary, TourWay } from './catalog.dto';

/** The functions of frontend/site/render.tsx, which the site's build compiles for the API. */
interface Build {
  renderPage: (
    shells: unknown,
    name: 'tours' | 'tour',
    pathname: string,
    data: unknown,
  ) => Promise<string>;
  coverOf: (tour: TourName) => MediaRecord;
  renderMap: (tour: TourDetails) => string | undefined;
  renderToursMap: (tours: TourWay[]) => string | undefined;
}

/** The fields that identify a tour's picture. */
type TourName = Pick<TourDetails, 'list' | 'place'>;

/** A page's template. Only render.tsx uses the other fields. */
interface Shell {
  template: string;
}

/** Renders the pages of the tours with the functions and templates of the site's build. */
@Injectable()
export class TourRenderer {
  private build?: Build & { shells: Record<string, Shell> };

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Renders the page of all tours, with placeholders. */
  list(tours: TourSummary[]): Promise<string> {
    const { renderPage, shells } = this.built();
    return renderPage(shells, 'tours', '/tours', tours);
  }

  /** Renders the page of a tour, with placeholders. */
  page(tour: TourDetails): Promise<string> {
    const { renderPage, shells } = this.built();
    return renderPage(shells, 'tour', tourPath(tour.id), tour);
  }

  /** Returns the picture of a tour; undefined without a build. */
  cover({ list, place }: TourName): MediaRecord | undefined {
    return this.config.pagesDir === undefined ? undefined : this.built().coverOf({ list, place });
  }

  /** Renders the map of a tour's route; undefined if it has no coordinates. */
  map(tour: TourDetails): string | undefined {
    return this.built().renderMap(tour);
  }

  /** Renders the map of all tours' starts; undefined if none has coordinates. */
  listMap(tours: TourWay[]): string | undefined {
    return this.built().renderToursMap(tours);
  }

  /** The templates of the pages. */
  get templates(): string[] {
    return Object.values(this.built().shells).map(({ template }) => template);
  }

  /** Renders a tour's page as visitors would see it, with its map inside; undefined without a build. */
  async preview(tour: TourDetails, origin: string): Promise<string | undefined> {
    if (this.config.pagesDir === undefined) return undefined;
    const html = fillIn(await this.page(tour), {
      ...fillings(this.config.site, this.config.guestDays),
      origin,
    });
    const map = this.map(tour);
    if (map === undefined) return html;
    const data = Buffer.from(map).toString('base64');
    return html.replaceAll(`"${tourPath(tour.id)}/map.svg"`, `"data:image/svg+xml;base64,${data}"`);
  }

  /** Returns the build, which is read once. */
  private built() {
    this.build ??= this.read();
    return this.build;
  }

  private read() {
    const root = resolve(this.config.pagesDir ?? '');
    const build = createRequire(join(root, 'render.cjs'))('./render.cjs') as Build;
    const shells = JSON.parse(readFileSync(join(root, 'shells.json'), 'utf8')) as Record<
      string,
      Shell
    >;
    return { ...build, shells };
  }
}
