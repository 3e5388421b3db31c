import {
  ConflictException,
  HttpStatus,
  Injectable,
  NotFoundException,
  ServiceUnavailableException,
  type HttpException,
} from '@nestjs/common';
import type { mongo } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import { photoPath } from 'shared/tour-photos';
import { tourIdAt, tourPath } from 'shared/tour-page';
import { defaultSettings, normalizeName, tourId } from 'shared/tour-settings';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { BookingQueries } from '../bookings/queries';
import { Ledger } from '../bookings/ledger';
import type { Refusal } from '../bookings/refusal';
import { isDuplicate } from '../database/database-errors';
import { HistoryService } from '../history/history.service';
import { CatalogService } from '../tours/pages/catalog.service';
import { TourRenderer } from '../tours/pages/tour-renderer';
import {
  fieldError,
  FieldsException,
  NOT_FOUND_REFUSAL,
  UNAVAILABLE_REFUSAL,
  type FieldError,
} from '../http/problem';
import { requirePhoto } from '../tours/photo-file';
import { PhotosService } from '../tours/photos.service';
import type { StoredTour } from '../tours/stored-tour';
import type { TourContent, TourPhoto } from '../tours/tour-content';
import type { ContentInput, PhotoInput } from '../tours/tour-content.dto';
import { ToursService } from '../tours/tours.service';
import { dictionaryOf, TranslationsService } from '../tours/translations/translations.service';
import { SetupChoices } from '../setup/setup-choices.service';
import { without, withoutUndefined } from '../without';
import { toGuideTour, toContentWithoutPhotos, toPrice } from './tour-content';
import { applyChanges, toSettingsRecord } from './tour-settings';
import { trimTranslations } from './translation-texts';
import type {
  TourSettingsInput,
  TourSettingsRecord,
  ToursSettingsInput,
} from './tour-settings.dto';
import {
  MAX_TOURS,
  type AddedPhoto,
  type GuideTour,
  type GuideTourSummary,
  type NewTourInput,
  type PricesInput,
  type TourContentInput,
  type TourPreviewInput,
  type TourPromisedPriceRecord,
  type VisibilityInput,
} from './tours.dto';

/** Changes tours on behalf of the guide: their settings, content, order, and visibility. */
@Injectable()
export class TourEditorService {
  constructor(
    private readonly tours: ToursService,
    private readonly photos: PhotosService,
    private readonly catalog: CatalogService,
    private readonly renderer: TourRenderer,
    private readonly ledger: Ledger,
    private readonly history: HistoryService,
    private readonly setupChoices: SetupChoices,
    private readonly bookingQueries: BookingQueries,
    private readonly translations: TranslationsService,
  ) {}

  /** Returns all tours, including hidden ones, in the guide's order. */
  async list(): Promise<GuideTourSummary[]> {
    const tours = await this.tours.findSummaries({});
    return tours.map(({ _id: id, list, place, title, isHidden, revision }) => {
      return { id, list, place, title, isHidden, revision };
    });
  }

  async listSettings(): Promise<TourSettingsRecord[]> {
    return (await this.tours.getAll()).map(toSettingsRecord);
  }

  /** @throws NotFoundException if there is no such tour */
  async get(id: string): Promise<GuideTour> {
    const tour = requireCurrent(await this.tours.getWithContent(id));
    const promised = await this.bookingQueries.findPromisedPrices([id]);
    const promisedPrices = promised.map(({ price, bookings }) => ({ price, bookings }));
    return { ...toGuideTour(tour), promisedPrices };
  }

  /** Returns the prices that upcoming bookings were promised, those with the most bookings first. */
  async listPromisedPrices(): Promise<TourPromisedPriceRecord[]> {
    const tours = await this.tours.getAll();
    return this.bookingQueries.findPromisedPrices(tours.map(({ id }) => id));
  }

  /**
   * Changes some of a tour's settings. Booked departures keep their settings unless the guide decides to change them,
   * too.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if the tour was changed after `revision`
   * @throws FieldsException 400 if the cutoff for the first booking would be later than the cutoff for others; 409 if
   *   booked departures would change, and the guide hasn't decided about them
   */
  async changeSettings(
    id: string,
    { bookedDepartures: booked, findMe, revision, ...changes }: TourSettingsInput,
  ): Promise<TourSettingsRecord> {
    const settings = applyChanges(requireCurrent(await this.tours.get(id), revision), changes);
    const { refusal } = await this.ledger.carryOut(
      { kind: 'changeTour', tour: id, settings, revision, ...(booked && { booked }) },
      (session) => this.changeMeetingPoint(id, settings.meetingPoint, findMe, session),
    );
    if (refusal) throw exceptionFor(refusal);
    return toSettingsRecord(requireCurrent(await this.tours.get(id)));
  }

  /**
   * Changes the settings of several tours. If one tour can't be changed, changes none.
   *
   * @throws NotFoundException if one of the tours doesn't exist
   * @throws ConflictException if one of the tours was changed after its `revision`
   * @throws FieldsException 409 if booked departures would change, and the guide hasn't decided about them
   */
  async changeAllSettings({
    tours,
    bookedDepartures: booked,
    dayStartTimes,
    nightStartTimes,
    weekdays,
    capacity,
  }: ToursSettingsInput): Promise<TourSettingsRecord[]> {
    const tourChanges = tours.map(async ({ id: tour, revision }) => {
      const before = requireCurrent(await this.tours.get(tour), revision);
      const startTimes = before.list === 'day' ? dayStartTimes : nightStartTimes;
      const sharedChanges = withoutUndefined({ startTimes, weekdays, capacity });
      return { tour, revision, settings: applyChanges(before, sharedChanges) };
    });
    const changesHours = Boolean(weekdays ?? dayStartTimes ?? nightStartTimes);
    const choices = [
      ...(changesHours ? (['hours'] as const) : []),
      ...(capacity === undefined ? [] : (['spots'] as const)),
    ];
    const { refusal } = await this.ledger.carryOut(
      { kind: 'changeTours', tours: await Promise.all(tourChanges), ...(booked && { booked }) },
      (session) => this.setupChoices.add(choices, session),
    );
    if (refusal) throw exceptionFor(refusal);
    const ids = tours.map(({ id }) => id);
    return (await this.listSettings()).filter(({ id }) => ids.includes(id));
  }

  /**
   * Gives several tours the same price.
   *
   * @throws FieldsException 400 if the price is incomplete
   */
  async setPrices({ tours, price: input }: PricesInput): Promise<void> {
    const price = input ? toPrice(input) : undefined;
    await this.history.transaction(async (session) => {
      const previousTours = await this.tours.setPrices(tours, price, session);
      for (const tour of previousTours) {
        await this.history.record(
          {
            kind: 'tour',
            subject: tour._id,
            name: tour.place,
            before: { price: tour.price },
            after: { price },
          },
          session,
        );
      }
      await this.setupChoices.add(['prices'], session);
    });
  }

  /**
   * Adds a tour, which is hidden at first.
   *
   * @throws FieldsException 400 if the name doesn't result in a valid URL; 409 if another tour has the same name or a
   *   very similar one, or if there are too many tours
   */
  async add({ list, name }: NewTourInput): Promise<GuideTour> {
    const place = name.trim();
    const id = tourId({ list, place });
    if (normalizeName(place) === '') {
      throw new FieldsException([fieldError('name', 'tour-name-without-letters')]);
    }
    // A day tour named “Harlem by night” would have the URL of the night tour “Harlem”.
    if (tourIdAt(tourPath(id).replace('/tours/', '')) !== id) {
      throw new FieldsException([fieldError('name', 'tour-name-by-night')]);
    }
    const settings = defaultSettings({ list, place });
    const tour = {
      ...settings,
      _id: id,
      list,
      place,
      isHidden: true,
      revision: 0,
      title: place,
      shortDescription: '',
      description: '',
      locations: [],
      features: [],
      faqs: [],
      languages: ['en'],
      writtenFor: settings.meetingPoint,
    };
    if ((await this.tours.getAll()).length >= MAX_TOURS) {
      throw new FieldsException(
        [fieldError('name', 'too-many-tours', { most: MAX_TOURS })],
        HttpStatus.CONFLICT,
      );
    }
    try {
      await this.history.transaction(async (session) => {
        await this.tours.insert(tour, session);
        const after = { title: place };
        await this.history.record({ kind: 'tour', subject: id, name: place, after }, session);
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw new FieldsException(
        [fieldError('name', 'tour-name-taken', { list })],
        HttpStatus.CONFLICT,
      );
    }
    return this.get(id);
  }

  /**
   * Replaces the content of a tour.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if the tour was changed after `revision`
   */
  async changeContent(id: string, { revision, ...input }: TourContentInput): Promise<GuideTour> {
    const before = requireCurrent(await this.tours.getWithContent(id), revision);
    const content = await this.toContent(input, before);
    const isReplaced = await this.history.transaction(async (session) => {
      if (!(await this.tours.replaceContent(id, revision, content, session))) return false;
      // The new content may omit the fields that are left out here.
      const after = { ...without(before, 'durationMinutesFrom', 'access', 'price'), ...content };
      await this.translations.carryOver(before, after, session);
      const name = before.place;
      await this.history.record({ kind: 'tour', subject: id, name, before, after }, session);
      return true;
    });
    if (!isReplaced) throw tourChangedException();
    await this.photos.remove(id, findRemovedFiles(before.photos, content.photos));
    return this.get(id);
  }

  /**
   * Adds a photograph to a tour. Visitors see it once it is listed in the tour's content.
   *
   * @param type the request's content type
   * @throws NotFoundException if there is no such tour
   * @throws UnsupportedMediaTypeException if the content type isn't that of JPEG or WebP
   * @throws BadRequestException if the body isn't a photograph of that type, or is too large
   * @throws ConflictException if the tour has too many unsaved photographs
   */
  async addPhoto(id: string, type: string, body: unknown): Promise<AddedPhoto> {
    const { photos = [] } = requireCurrent(await this.tours.getWithContent(id));
    const addedPhoto = await this.photos.add(id, requirePhoto(type, body), filesOf(photos));
    if (!addedPhoto) throw new ConflictException(guideRefusal('too-many-photos'));
    const { file, width, height } = addedPhoto;
    return { src: photoPath(file), width, height };
  }

  /**
   * Hides or shows a tour. Its bookings are kept.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if the tour to show has no short description yet
   * @throws FieldsException 409 if upcoming departures of the tour to hide are booked, and the guide hasn't decided to
   *   keep them
   */
  async setHidden(id: string, { isHidden, bookedDepartures }: VisibilityInput): Promise<GuideTour> {
    const tour = requireCurrent(await this.tours.getWithContent(id));
    if (!isHidden && tour.shortDescription === '') {
      throw new ConflictException(guideRefusal('nothing-to-read'));
    }
    const { refusal } = await this.ledger.carryOut({
      kind: 'setTourHidden',
      tour: id,
      isHidden,
      hideDespiteBookings: bookedDepartures === 'keep',
    });
    if (refusal) throw exceptionFor(refusal);
    return this.get(id);
  }

  /**
   * Deletes a tour that nobody has ever booked, with its photographs and translations.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ConflictException if anyone has ever booked it
   */
  async delete(id: string): Promise<void> {
    const { refusal } = await this.ledger.carryOut({ kind: 'deleteTour', tour: id }, (session) =>
      this.translations.deleteOfTour(id, session),
    );
    if (refusal) throw exceptionFor(refusal);
    await this.photos.removeAll(id);
  }

  /**
   * Reorders the tours. Visitors see the tours of each list in this order.
   *
   * @throws FieldsException 409 if `ids` doesn't contain each tour exactly once
   */
  async reorder(ids: string[]): Promise<GuideTourSummary[]> {
    const tours = await this.tours.getAll();
    const toursById = new Map(tours.map((tour) => [tour.id, tour]));
    if (ids.length !== toursById.size || !tours.every(({ id }) => ids.includes(id))) {
      throw new FieldsException([fieldError('tours', 'tours-changed')], HttpStatus.CONFLICT);
    }
    await this.history.transaction(async (session) => {
      await this.tours.setOrder(ids, session);
      const before = { tourOrder: tours.map(({ place }) => place) };
      const after = { tourOrder: ids.flatMap((id) => toursById.get(id)?.place ?? []) };
      await this.history.record({ kind: 'settings', subject: 'site', before, after }, session);
    });
    return this.list();
  }

  /**
   * Returns the HTML of a tour's page with unsaved content, even if the tour is hidden.
   *
   * @throws NotFoundException if there is no such tour
   * @throws ServiceUnavailableException if there is no build of the site to render the page with
   */
  async preview(
    id: string,
    { translation, ...input }: TourPreviewInput,
    origin: string,
  ): Promise<string> {
    const tour = requireCurrent(await this.tours.getWithContent(id));
    const content = await this.toContent(input, tour);
    const language = translation?.language ?? 'en';
    const details = await this.catalog.getDetails(
      { ...tour, ...content },
      language,
      translation && dictionaryOf(trimTranslations(translation.texts)),
    );
    const html = await this.renderer.renderPreview(details, origin, language);
    if (html === undefined) throw new ServiceUnavailableException(UNAVAILABLE_REFUSAL);
    return html;
  }

  /**
   * Changes the texts about a tour's meeting point, in the transaction that changes its settings.
   *
   * @param findMe how visitors find the guide at the meeting point; undefined if the guide didn't write a new text
   */
  private async changeMeetingPoint(
    id: string,
    meetingPoint: string,
    findMe: string | undefined,
    session: mongo.ClientSession,
  ): Promise<void> {
    const tour = await this.tours.getWithContent(id, session);
    if (!tour || (tour.meetingPoint === meetingPoint && findMe === undefined)) return;
    const locationChange =
      findMe === undefined
        ? undefined
        : await this.tours.setMeetingPointText(id, meetingPoint, findMe.trim(), session);
    const { locations } = tour;
    const changedTour = { ...tour, meetingPoint, locations: locationChange?.after ?? locations };
    await this.translations.carryOver(tour, changedTour, session);
    if (!locationChange) return;
    const before = { locations: locationChange.before };
    await this.history.record(
      { kind: 'tour', subject: id, before, after: { locations: locationChange.after } },
      session,
    );
  }

  /** @throws FieldsException if the price is incomplete, or a photograph doesn't exist */
  private async toContent(
    { photos, ...texts }: ContentInput,
    tour: StoredTour,
  ): Promise<TourContent> {
    const content = toContentWithoutPhotos(texts, tour);
    return photos ? { ...content, photos: await this.findPhotos(tour._id, photos) } : content;
  }

  /** @throws FieldsException if a photograph doesn't exist */
  private async findPhotos(id: string, photos: PhotoInput[]): Promise<TourPhoto[]> {
    const uploads = await this.photos.findMetadata(
      id,
      photos.flatMap(({ src, smallSrc }) => [src, smallSrc ?? src]).map(fileNameOf),
    );
    const errors: FieldError[] = [];
    const foundPhotos = photos.flatMap(({ src, smallSrc, title }, index) => {
      const metadata = uploads.get(fileNameOf(src));
      const small = smallSrc === undefined ? undefined : uploads.get(fileNameOf(smallSrc));
      if (metadata && (small || smallSrc === undefined)) {
        return [{ ...metadata, title: title.trim(), ...(small && { small }) }];
      }
      const field = `photos.${String(index)}.${metadata ? 'smallSrc' : 'src'}`;
      errors.push(fieldError(field, 'photo-gone'));
      return [];
    });
    if (errors.length > 0) throw new FieldsException(errors);
    return foundPhotos;
  }
}

/**
 * Returns the tour, after checking that it exists and is unchanged.
 *
 * @param revision the revision that a change is based on; undefined to skip that check
 * @throws NotFoundException if there is no tour
 * @throws ConflictException if the tour was changed after `revision`
 */
function requireCurrent<Tour extends { revision: number }>(
  tour: Tour | null | undefined,
  revision?: number,
): Tour {
  if (!tour) throw new NotFoundException(NOT_FOUND_REFUSAL);
  if (revision !== undefined && tour.revision !== revision) throw tourChangedException();
  return tour;
}

function tourChangedException(): ConflictException {
  return new ConflictException(guideRefusal('tour-changed'));
}

function exceptionFor(
  refusal: Refusal<RefusalCodeOf<'changeTour' | 'changeTours' | 'setTourHidden' | 'deleteTour'>>,
): HttpException {
  switch (refusal.code) {
    case 'changed':
      return tourChangedException();
    case 'ever-booked':
      return new ConflictException(guideRefusal('tour-booked'));
    case 'booked-departures': {
      const { departures } = refusal;
      const values = { departures: departures.length };
      const error = fieldError('bookedDepartures', 'departures-booked', values);
      error.departures = departures;
      return new FieldsException([error], HttpStatus.CONFLICT);
    }
    case 'not-found':
      return new NotFoundException(NOT_FOUND_REFUSAL);
  }
}

/** Returns the file name in a photograph's path. */
function fileNameOf(src: string): string {
  return src.replace(photoPath(''), '');
}

function filesOf(photos: TourPhoto[]): string[] {
  return photos.flatMap(({ file, small }) => [file, ...(small ? [small.file] : [])]);
}

/** Returns the files that a tour no longer uses. If `after` is missing, the photographs are unchanged. */
function findRemovedFiles(before: TourPhoto[] = [], after: TourPhoto[] = before): string[] {
  const usedFiles = filesOf(after);
  return filesOf(before).filter((file) => !usedFiles.includes(file));
}
