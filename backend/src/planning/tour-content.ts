import { isDeepStrictEqual } from 'node:util';
import type { TourAccess } from 'shared/tour-access';
import { AGE_UNITS, type AgePrice, type Price } from 'shared/price';
import { photoPath } from 'shared/tour-photos';
import { fieldError, FieldsException, type FieldError } from '../http/problem';
import type { StoredTour } from '../tours/stored-tour';
import type { AccessInput } from '../tours/tour-access.dto';
import type { PriceInput } from '../tours/price.dto';
import type { TourContent, TourLocation } from '../tours/tour-content';
import type { ContentInput } from '../tours/tour-content.dto';
import { findStart } from '../tours/tour-start';
import { withoutUndefined } from '../without';
import type { GuideTour } from './tours.dto';

/**
 * Returns a tour's content as it is stored, without the photographs.
 *
 * @param before the stored tour
 * @throws FieldsException if the price is incomplete
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
    // If the text about the start is unchanged, it still describes the meeting point that it was written for.
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

/** @throws FieldsException if the price lacks something that its kind needs */
export function toPrice({ kind, cents, groups = [], note = '' }: PriceInput): Price {
  const errors: FieldError[] = [];
  if ((kind === 'PERSON' || kind === 'PARTY') && cents === undefined) {
    errors.push(fieldError('price.cents', 'price-without-amount'));
  }
  if (kind === 'WORDS' && note.trim() === '') {
    errors.push(fieldError('price.note', 'price-without-words'));
  }
  if (kind === 'AGE') errors.push(...findGroupErrors(groups));
  if (errors.length > 0) throw new FieldsException(errors);
  return {
    kind,
    ...(cents !== undefined && ['PERSON', 'PARTY', 'WISH'].includes(kind) && { cents }),
    ...(kind === 'AGE' && {
      groups: groups.map(({ unit, minAge, cents: each }) => ({ unit, minAge, cents: each })),
    }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

function findGroupErrors(groups: readonly AgePrice[]): FieldError[] {
  if (!groups.some(({ unit }) => unit === 'ADULT')) {
    return [fieldError('price.groups', 'price-without-adults')];
  }
  return groups.flatMap(({ unit, minAge }, index) => {
    const olderGroups = groups.slice(0, index);
    const field = (name: keyof AgePrice) => `price.groups.${String(index)}.${name}`;
    if (olderGroups.some((group) => AGE_UNITS.indexOf(group.unit) >= AGE_UNITS.indexOf(unit))) {
      return [fieldError(field('unit'), 'price-ages-order')];
    }
    return olderGroups.some((group) => group.minAge <= minAge)
      ? [fieldError(field('minAge'), 'price-ages-order')]
      : [];
  });
}

export function toGuideTour(tour: StoredTour): Omit<GuideTour, 'promisedPrices'> {
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
