import {
  BadRequestException,
  ConflictException,
  HttpStatus,
  Injectable,
  NotFoundException,
  ServiceUnavailableException,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { priceWords } from 'shared/price';
import { MAX_PHOTO_SIDE, PHOTO_ENDINGS, photoPath } from 'shared/tour-photos';
import { tourIdAt, tourPath } from 'shared/tour-page';
import { defaultSettings, inLetters, tourId } from 'shared/tour-settings';
import { CatalogService } from '../tours/pages/catalog.service';
import { TourRenderer } from '../tours/pages/tour-renderer';
import { FieldsException, NOTHING_HERE, UNAVAILABLE, type FieldError } from '../http/problem';
import { readPhoto } from '../tours/photo-file';
import { PhotosService } from '../tours/photos.service';
import type { StoredTour } from '../tours/stored-tour';
import type { TourContent, TourLocation, TourPhoto, TourPrice } from '../tours/tour-content';
import type { ContentInput, PhotoInput, PriceInput } from '../tours/tour-content.dto';
import { startOf } from '../tours/tour-start';
import { ToursService } from '../tours/tours.service';
import {
  MAX_TOURS,
  type AddedPhoto,
  type GuideTour,
  type GuideTourSummary,
  type NewTourInput,
  type TourContentInput,
  type VisibilityInput,
} from './tours.dto';
import { withoutUndefined } from '../without';
import { changedTour, PlanningService } from './planning.service';

/** The tours as the guide writes, orders, and hides them. */
@Injectable()
export class TourEditorService {
  constructor(
    private readonly tours: ToursService,
    private readonly photos: PhotosService,
    private readonly catalog: CatalogService,
    private readonly renderer: TourRenderer,
    private readonly settings: PlanningService,
  ) {}

  /** All tours, hidden ones too, in their order. */
  async list(): Promise<GuideTourSummary[]> {
    return (await this.tours.summaries({})).map(({ _id: id, list, place, title, ...rest }) => ({
      ...{ id, list, place, title, isHidden: rest.isHidden, revision: rest.revision },
    }));
  }

  /** @throws NotFoundException if there is no such tour */
  async get(id: string): Promise<GuideTour> {
    return toRecord(await this.existing(id));
  }

  /**
   * Adds a tour of the guide's own, hidden until it is shown.
   *
   * @throws FieldsException 400 if its name makes no address; 409 if another tour has it
   */
  async add({ list, name }: NewTourInput): Promise<GuideTour> {
    const place = name.trim();
    const id = tourId({ list, place });
    if (inLetters(place) === '') throw badName('Name must have a letter from A to Z, or a digit.');
    // Its address would be that of a tour by night.
    if (tourIdAt(tourPath(id).replace('/tours/', '')) !== id) {
      throw badName('The name of a tour by day can’t end in “by night”. Please choose another.');
    }
    const settings = defaultSettings({ list, place });
    const tour = {
      ...{ _id: id, list, place, isHidden: true, revision: 0, ...settings },
      ...{ title: place, shortDescription: '', description: '' },
      ...{ locations: [], features: [], faqs: [], languages: ['en'] },
      writtenFor: settings.meetingPoint,
    };
    if ((await this.tours.all()).length >= MAX_TOURS) {
      const message = `There can be at most ${String(MAX_TOURS)} tours, hidden ones included.`;
      throw badName(message, HttpStatus.CONFLICT);
    }
    if (!(await this.tours.insert(tour))) {
      throw badName(
        `A tour by ${list} with this name, or one very much like it, is there already. Please choose another.`,
        HttpStatus.CONFLICT,
      );
    }
    return this.get(id);
  }

  /**
   * Changes what visitors read of a tour.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if it was changed since the revision that the change goes by
   */
  async write(id: string, { revision, ...input }: TourContentInput): Promise<GuideTour> {
    const before = await this.existing(id);
    const content = await this.contentOf(input, before);
    if (!(await this.tours.write(id, revision, content))) throw changedTour();
    await this.photos.remove(id, filesMissing(before.photos, content.photos));
    return this.get(id);
  }

  /**
   * Adds a photograph to a tour, which shows it as soon as its content names it.
   *
   * @param type what the body is said to be
   * @throws NotFoundException if there is no such tour
   * @throws UnsupportedMediaTypeException if it isn't said to be a photograph that browsers show
   * @throws BadRequestException if it is something else, or too large
   * @throws ConflictException if too many photographs of the tour haven't been saved with it
   */
  async addPhoto(id: string, type: string, body: unknown): Promise<AddedPhoto> {
    const { photos = [] } = await this.existing(id);
    if (!(body instanceof Buffer) || !(type in PHOTO_ENDINGS)) {
      throw new UnsupportedMediaTypeException(
        'A photograph must be JPEG or WebP, sent as image/jpeg or image/webp.',
      );
    }
    const photo = readPhoto(body);
    if (photo?.type !== type) {
      throw new BadRequestException(
        'This isn’t a whole photograph of the kind that it says it is. Please choose another file.',
      );
    }
    if (Math.max(photo.width, photo.height) > MAX_PHOTO_SIDE) {
      throw new BadRequestException(
        `A photograph can be at most ${String(MAX_PHOTO_SIDE)} pixels wide and high. Please make it smaller.`,
      );
    }
    const added = await this.photos.add(id, photo, filesOf(photos));
    if (!added) {
      throw new ConflictException(
        'There is no room for more unsaved photographs of this tour. Please save it, or add more tomorrow: unsaved ones are deleted after a day.',
      );
    }
    const { file, width, height } = added;
    return { src: photoPath(file), width, height };
  }

  /**
   * Hides a tour, or shows it. Its bookings stay.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if there is nothing to read of it yet
   * @throws FieldsException 409 if some of its coming departures are booked, and the guide hasn't said to keep
   *   them
   */
  async setHidden(id: string, { isHidden, bookedDepartures }: VisibilityInput): Promise<GuideTour> {
    const tour = await this.existing(id);
    if (!isHidden && tour.shortDescription === '') {
      throw new ConflictException(
        'Visitors can’t read anything about this tour yet. Please write at least its short description.',
      );
    }
    await this.settings.setHidden(id, isHidden, bookedDepartures === 'keep');
    return this.get(id);
  }

  /**
   * Deletes a tour that nobody has ever booked, with its photographs.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if anybody has ever booked it
   */
  async delete(id: string): Promise<void> {
    await this.settings.deleteTour(id);
    await this.photos.removeAll(id);
  }

  /**
   * Orders the tours; of each list, those that come first are seen first.
   *
   * @throws FieldsException 409 if these aren't all tours, each once
   */
  async order(ids: string[]): Promise<GuideTourSummary[]> {
    const all = (await this.tours.all()).map(({ id }) => id);
    if (ids.length !== all.length || !all.every((id) => ids.includes(id))) {
      const message = 'There are other tours by now. Please look at them again.';
      throw new FieldsException([{ field: 'tours', message }], HttpStatus.CONFLICT);
    }
    await this.tours.order(ids);
    return this.list();
  }

  /**
   * The page of a tour as visitors would see it with this content, whether or not it is offered.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ServiceUnavailableException if this process renders no pages
   */
  async preview(id: string, input: TourContentInput, origin: string): Promise<string> {
    const tour = await this.existing(id);
    const content = await this.contentOf(input, tour);
    const details = await this.catalog.detailsOf({ ...tour, ...content });
    const html = await this.renderer.preview(details, origin);
    if (html === undefined) throw new ServiceUnavailableException(UNAVAILABLE);
    return html;
  }

  /** @throws FieldsException if a price is an amount, and what visitors wish, or a photograph isn't there */
  private async contentOf(
    { photos, ...texts }: ContentInput,
    tour: StoredTour,
  ): Promise<TourContent> {
    const content = textsOf(texts, tour);
    return photos ? { ...content, photos: await this.photosOf(tour._id, photos) } : content;
  }

  /** @throws FieldsException for each that isn't there */
  private async photosOf(id: string, photos: PhotoInput[]): Promise<TourPhoto[]> {
    const known = await this.photos.of(
      id,
      photos.flatMap(({ src, smallSrc }) => [src, smallSrc ?? src]).map(fileAt),
    );
    const message = 'This photograph isn’t there anymore. Please add it again.';
    const missing: FieldError[] = [];
    const found = photos.flatMap(({ src, smallSrc, title }, index) => {
      const facts = known.get(fileAt(src));
      const small = smallSrc === undefined ? undefined : known.get(fileAt(smallSrc));
      if (facts && (small || smallSrc === undefined)) {
        return [{ ...facts, title: title.trim(), ...(small && { small }) }];
      }
      const field = `photos.${String(index)}.${facts ? 'smallSrc' : 'src'}`;
      missing.push({ field, message });
      return [];
    });
    if (missing.length > 0) throw new FieldsException(missing);
    return found;
  }

  private async existing(id: string): Promise<StoredTour> {
    const tour = await this.tours.whole(id);
    if (!tour) throw new NotFoundException(NOTHING_HERE);
    return tour;
  }
}

function badName(message: string, status?: HttpStatus): FieldsException {
  return new FieldsException([{ field: 'name', message }], status);
}

/** The file at a photograph's address. */
function fileAt(src: string): string {
  return src.replace(photoPath(''), '');
}

function filesOf(photos: TourPhoto[]): string[] {
  return photos.flatMap(({ file, small }) => [file, ...(small ? [small.file] : [])]);
}

/** The files that a tour showed before, and does not any more. */
function filesMissing(before: TourPhoto[] = [], after: TourPhoto[] = before): string[] {
  const kept = filesOf(after);
  return filesOf(before).filter((file) => !kept.includes(file));
}

/** @throws FieldsException if a price contradicts itself */
function textsOf(input: Omit<ContentInput, 'photos'>, before: StoredTour): TourContent {
  const { durationMinutesFrom, title, shortDescription, description } = input;
  const { locations, features, faqs, languages, price } = withoutUndefined(input);
  return {
    title: title.trim(),
    shortDescription: shortDescription.trim(),
    // Between two paragraphs there is one empty line.
    description: description
      .trim()
      .replace(/[^\S\n]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
    ...(durationMinutesFrom !== null && { durationMinutesFrom }),
    ...{ locations, features, faqs, languages },
    ...(price && { price: priceOf(price) }),
    // If the guide saves anything else, the words at the start still describe the point before.
    writtenFor: isSameStart(before.locations, locations) ? before.writtenFor : before.meetingPoint,
  };
}

function isSameStart(before: TourLocation[], after: TourLocation[]): boolean {
  const [one, other] = [before, after].map((locations) => {
    const { title, shortDescription, place } = startOf(locations) ?? {};
    return { title, shortDescription, place: place && { ...place } };
  });
  return isDeepStrictEqual(one, other);
}

/** @throws FieldsException if an amount is also what visitors wish, or comes with other words */
function priceOf({ text, ...price }: PriceInput): TourPrice {
  const { isPayWhatYouWish, amount, currency = '', unit = 'PERSON' } = price;
  if (amount === undefined) return { ...price, text: text?.trim() ?? '' };
  if (isPayWhatYouWish) {
    const message = 'An amount can’t be what visitors wish. Please leave out one of them.';
    throw new FieldsException([{ field: 'price.amount', message }]);
  }
  const words = priceWords({ amount, currency, unit });
  if (text !== undefined && text.trim() !== words) {
    const message = `Price must be “${words}”, or left out: with an amount, the words come from it.`;
    throw new FieldsException([{ field: 'price.text', message }]);
  }
  return { ...price, text: words };
}

function toRecord(tour: StoredTour): GuideTour {
  const { _id: id, list, place, isHidden, revision, lengthMinutes, meetingPoint } = tour;
  const { title, shortDescription, description, durationMinutesFrom = null } = tour;
  const { locations, features, faqs, languages, price = null, writtenFor, photos = [] } = tour;
  return {
    ...{ id, list, place, isHidden, revision, lengthMinutes, meetingPoint, writtenFor },
    ...{ title, shortDescription, description, durationMinutesFrom },
    ...{ locations, features, faqs, languages, price },
    photos: photos.map(({ file, small, title: text }) => ({
      src: photoPath(file),
      ...(small && { smallSrc: photoPath(small.file) }),
      title: text,
    })),
  };
}
