import { isDeepStrictEqual } from 'node:util';
import { formatPrice } from 'shared/price';
import type { TourAccess } from 'shared/tour-access';
import { photoPath } from 'shared/tour-photos';
import { fieldError, FieldsException } from '../http/problem';
import type { StoredTour } from '../tours/stored-tour';
import type { TourContent, TourLocation, TourPrice } from '../tours/tour-content';
import type { AccessInput } from '../tours/tour-access.dto';
import type { ContentInput, PriceInput } from '../tours/tour-content.dto';
import { findStart } from '../tours/tour-start';
import { withoutUndefined } from '../without';
import type { GuideTour } from './tours.dto';

/**
 * Converts a tour's content to its stored form, without the photographs.
 *
 * @param before the stored tour
 * @throws FieldsException if the price contradicts itself
 */
export function toContentWithoutPhotos(
  input: Omit<ContentInput, 'photos'>,
  before: StoredTour,
): TourContent {
  const { durationMinutesFrom, title, shortDescription, description } = input;
  const { locations, features, faqs, languages, access, price } = withoutUndefined(input);
  return {
    title: title.trim(),
    shortDescription: shortDescription.trim(),
    // Allows at most one empty line between paragraphs.
    description: description
      .trim()
      .replace(/[^\S\n]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
    ...(durationMinutesFrom !== null && { durationMinutesFrom }),
    locations,
    features,
    faqs,
    languages,
    ...(access && { access: toAccess(access) }),
    ...(price && { price: toPrice(price) }),
    // If the text about the start didn't change, it still describes the same meeting point as before.
    writtenFor: hasSameStart(before.locations, locations) ? before.writtenFor : before.meetingPoint,
  };
}

function hasSameStart(before: TourLocation[], after: TourLocation[]): boolean {
  const [startBefore, startAfter] = [before, after].map((locations) => {
    const { title, shortDescription, place } = findStart(locations) ?? {};
    // Compares coordinates, not `place` objects, whose prototypes differ between the database and a request.
    return [title, shortDescription, place?.latitude, place?.longitude];
  });
  return isDeepStrictEqual(startBefore, startAfter);
}

function toAccess({ detour, restrooms, ...facts }: AccessInput): TourAccess {
  return {
    ...facts,
    ...(detour !== undefined && { detour: detour.trim() }),
    ...(restrooms !== undefined && { restrooms: restrooms.trim() }),
  };
}

/** @throws FieldsException if a pay-what-you-wish price has an amount, or if the text doesn't match the amount */
export function toPrice({ text, ...price }: PriceInput): TourPrice {
  const { isPayWhatYouWish, amount, currency = '', unit = 'PERSON' } = price;
  if (amount === undefined) return { ...price, text: text?.trim() ?? '' };
  if (isPayWhatYouWish) {
    throw new FieldsException([fieldError('price.amount', 'amount-with-wish')]);
  }
  const priceText = formatPrice({ amount, currency, unit });
  if (text !== undefined && text.trim() !== priceText) {
    throw new FieldsException([
      fieldError('price.text', 'price-words-differ', { words: priceText }),
    ]);
  }
  return { ...price, text: priceText };
}

export function toGuideTour(tour: StoredTour): GuideTour {
  const { _id: id, list, place, isHidden, revision, lengthMinutes, meetingPoint } = tour;
  const { title, shortDescription, description, durationMinutesFrom = null } = tour;
  const { locations, features, faqs, languages, access = null, price = null } = tour;
  const { writtenFor, photos = [] } = tour;
  return {
    id,
    list,
    place,
    isHidden,
    revision,
    lengthMinutes,
    meetingPoint,
    writtenFor,
    title,
    shortDescription,
    description,
    durationMinutesFrom,
    locations,
    features,
    faqs,
    languages,
    access,
    price,
    photos: photos.map(({ file, small, title: text }) => ({
      src: photoPath(file),
      ...(small && { smallSrc: photoPath(small.file) }),
      title: text,
    })),
  };
}
