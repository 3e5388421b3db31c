import { isDeepStrictEqual } from 'node:util';
import { priceWords } from 'shared/price';
import { photoPath } from 'shared/tour-photos';
import { FieldsException } from '../http/problem';
import type { StoredTour } from '../tours/stored-tour';
import type { TourContent, TourLocation, TourPrice } from '../tours/tour-content';
import type { ContentInput, PriceInput } from '../tours/tour-content.dto';
import { startLocationOf } from '../tours/tour-start';
import { withoutUndefined } from '../without';
import type { GuideTour } from './tours.dto';

/**
 * Returns the texts of a tour as they are stored.
 *
 * @throws FieldsException if a price contradicts itself
 */
export function toTexts(input: Omit<ContentInput, 'photos'>, before: StoredTour): TourContent {
  const { durationMinutesFrom, title, shortDescription, description } = input;
  const { locations, features, faqs, languages, price } = withoutUndefined(input);
  return {
    title: title.trim(),
    shortDescription: shortDescription.trim(),
    // There is one empty line between two paragraphs.
    description: description
      .trim()
      .replace(/[^\S\n]+\n/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
    ...(durationMinutesFrom !== null && { durationMinutesFrom }),
    locations,
    features,
    faqs,
    languages,
    ...(price && { price: toPrice(price) }),
    // If the guide changes other texts only, those about the start still describe the previous meeting point.
    writtenFor: hasSameStart(before.locations, locations) ? before.writtenFor : before.meetingPoint,
  };
}

function hasSameStart(before: TourLocation[], after: TourLocation[]): boolean {
  const [one, other] = [before, after].map((locations) => {
    const { title, shortDescription, place } = startLocationOf(locations) ?? {};
    // Not the place itself: stored places and those of a request differ in their prototype.
    return [title, shortDescription, place?.latitude, place?.longitude];
  });
  return isDeepStrictEqual(one, other);
}

/** @throws FieldsException if visitors pay what they wish and there is an amount, or its text is different */
function toPrice({ text, ...price }: PriceInput): TourPrice {
  const { isPayWhatYouWish, amount, currency = '', unit = 'PERSON' } = price;
  if (amount === undefined) return { ...price, text: text?.trim() ?? '' };
  if (isPayWhatYouWish) {
    const message = 'An amount can’t be what visitors wish. Please leave out one of them.';
    throw new FieldsException([{ field: 'price.amount', message }]);
  }
  const priceText = priceWords({ amount, currency, unit });
  if (text !== undefined && text.trim() !== priceText) {
    const message = `Price must be “${priceText}”, or left out: with an amount, the words come from it.`;
    throw new FieldsException([{ field: 'price.text', message }]);
  }
  return { ...price, text: priceText };
}

export function toGuideTour(tour: StoredTour): GuideTour {
  const { _id: id, list, place, isHidden, revision, lengthMinutes, meetingPoint } = tour;
  const { title, shortDescription, description, durationMinutesFrom = null } = tour;
  const { locations, features, faqs, languages, price = null, writtenFor, photos = [] } = tour;
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
    price,
    photos: photos.map(({ file, small, title: text }) => ({
      src: photoPath(file),
      ...(small && { smallSrc: photoPath(small.file) }),
      title: text,
    })),
  };
}
