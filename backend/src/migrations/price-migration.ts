import type { mongo } from 'mongoose';
import { newYorkDate } from 'shared/new-york';
import { parseDollars, type Price } from 'shared/price';
import { listOfId } from 'shared/tour-settings';
import { COLLECTIONS } from '../database/collections';

/** A price as it was stored before database version 4, when guides typed prices as text. */
export interface TypedPrice {
  text: string;
  isPayWhatYouWish: boolean;
  /** In the currency's main unit. */
  amount?: number;
  currency?: string;
  unit?: 'PERSON' | 'PARTY';
}

interface StoredTour {
  _id: string;
  price: TypedPrice | Price;
}

const WISH_PATTERN = /^pay what you (?:wish|want|like)\b[\s,;:.–—-]*/i;
const SUGGESTED_PATTERN =
  /^\(?(?:suggested|we suggest|i suggest):? (\$[\d.,]+)(?: (?:each|per person))?\)?$/i;
const AMOUNT_PATTERN = /^(\$[\d.,]+)(?: (?:(each|per person|a person|pp)|per (?:party|group)))?$/i;
const TIPS_PATTERN =
  /^(?:free[\s,.(]*(?:with tips|tips? welcome|tips? appreciated|tip-based)|tip-based)[).]*$/i;

/**
 * Stores tours' prices as data instead of typed texts. Stores them in the bookings of upcoming departures, too, since
 * those parties were promised the price. Texts that can't be parsed are kept as notes.
 */
export async function storePricesAsData(db: mongo.Db): Promise<void> {
  const tours = db.collection<StoredTour>('tours');
  const toursWithTypedPrice = await tours
    .find({ 'price.kind': { $exists: false }, price: { $exists: true } })
    .project<{ _id: string; price: TypedPrice }>({ price: 1 })
    .toArray();
  for (const { _id, price: typedPrice } of toursWithTypedPrice) {
    const price = parseTypedPrice(typedPrice);
    // The tour is updated last. If the process dies before that, the next run repeats both updates.
    await db
      .collection(COLLECTIONS[listOfId(_id)])
      .updateMany(
        { tour: _id, date: { $gte: newYorkDate(new Date()) }, price: { $exists: false } },
        { $set: { price } },
      );
    await tours.updateOne({ _id }, { $set: { price }, $inc: { revision: 1 } });
  }
}

/** Returns the price that a guide's text means, with the text as a note if it can't be parsed in full. */
export function parseTypedPrice(typedPrice: TypedPrice): Price {
  const { isPayWhatYouWish, amount, currency, unit = 'PERSON' } = typedPrice;
  const text = typedPrice.text.trim();
  if (amount !== undefined) {
    // Stored amounts have at most two decimals.
    const cents = parseDollars(amount.toFixed(2));
    if (currency !== 'USD' || cents === undefined) return { kind: 'WORDS', note: text };
    const price: Price = { kind: unit, cents };
    return isGeneratedText(text, price) ? price : { ...price, note: text };
  }
  if (isPayWhatYouWish || WISH_PATTERN.test(text)) return parseWish(text);
  if (TIPS_PATTERN.test(text)) return { kind: 'TIPS' };
  if (/^free[.!]?$/i.test(text)) return { kind: 'PERSON', cents: 0 };
  const [, dollars = '', person] = AMOUNT_PATTERN.exec(text) ?? [];
  const cents = parseDollars(dollars);
  if (cents === undefined) return { kind: 'WORDS', note: text };
  const hasUnit = text !== dollars;
  const isForParty = hasUnit && person === undefined;
  return { kind: isForParty ? 'PARTY' : 'PERSON', cents };
}

function parseWish(text: string): Price {
  const remark = text.replace(WISH_PATTERN, '');
  if (remark === '') return { kind: 'WISH' };
  const cents = parseDollars(SUGGESTED_PATTERN.exec(remark)?.[1] ?? '');
  if (cents !== undefined) return { kind: 'WISH', cents };
  return { kind: 'WISH', note: remark.charAt(0).toUpperCase() + remark.slice(1) };
}

/** Whether a text is only the price, in the format that earlier versions generated. */
function isGeneratedText(text: string, { kind, cents }: Price): boolean {
  if (cents === 0) return text === 'Free';
  const [amount = '', ...unit] = text.split(' ');
  return (
    parseDollars(amount) === cents && unit.join(' ') === (kind === 'PARTY' ? 'per group' : 'each')
  );
}
