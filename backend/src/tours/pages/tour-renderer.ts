import { Inject, Injectable } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fillIn, fillings } from 'shared/placeholders';
import { tourPath } from 'shared/tour-page';
import { CONFIG, type Config } from '../../config';
import type { MediaRecord, TourDetails, TourSummary, TourWay } from './catalog.dto';

/** What the site's build makes for us: frontend/site/render.tsx. */
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

/** By which a tour's picture is found. */
type TourName = Pick<TourDetails, 'list' | 'place'>;

/** A page without what it shows; the rest of it is render.tsx's own matter. */
interface Shell {
  template: string;
}

/** Renders the pages of the tours, with what the site's build has left for it. */
@Injectable()
export class TourRenderer {
  private build?: Build & { shells: Record<string, Shell> };

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The page of all tours, with its placeholders. */
  list(tours: TourSummary[]): Promise<string> {
    const { renderPage, shells } = this.built();
    return renderPage(shells, 'tours', '/tours', tours);
  }

  /** The page of a tour, with its placeholders. */
  page(tour: TourDetails): Promise<string> {
    const { renderPage, shells } = this.built();
    return renderPage(shells, 'tour', tourPath(tour.id), tour);
  }

  /** The picture that stands for a tour; undefined where there is no build. */
  cover({ list, place }: TourName): MediaRecord | undefined {
    return this.config.pagesDir === undefined ? undefined : this.built().coverOf({ list, place });
  }

  /** The map of a tour's way; undefined where it has none. */
  map(tour: TourDetails): string | undefined {
    return this.built().renderMap(tour);
  }

  /** The map of where all tours start; undefined where none says. */
  listMap(tours: TourWay[]): string | undefined {
    return this.built().renderToursMap(tours);
  }

  /** What the pages are made of. */
  get templates(): string[] {
    return Object.values(this.built().shells).map(({ template }) => template);
  }

  /** A tour's page as visitors would see it, with its map in it; undefined where there is no build. */
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

  /** Read once: it stays as it was built. */
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
