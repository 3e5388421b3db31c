import type { Price } from 'shared/price';
import { parseTypedPrice, type TypedPrice } from './price-migration';

const textPrice = (text: string, isPayWhatYouWish = false): TypedPrice => ({
  text,
  isPayWhatYouWish,
});
const amountPrice = (
  text: string,
  dollars: number,
  unit: 'PERSON' | 'PARTY',
  currency = 'USD',
) => ({
  ...textPrice(text),
  amount: dollars,
  unit,
  currency,
});

it.each<[TypedPrice, Price]>([
  [amountPrice('$40 each', 40, 'PERSON'), { kind: 'PERSON', cents: 4000 }],
  [amountPrice('$19.99 each', 19.99, 'PERSON'), { kind: 'PERSON', cents: 1999 }],
  [amountPrice('$1,250 per group', 1250, 'PARTY'), { kind: 'PARTY', cents: 125_000 }],
  [amountPrice('Free', 0, 'PERSON'), { kind: 'PERSON', cents: 0 }],
  [
    amountPrice('$40 each, children for free', 40, 'PERSON'),
    { kind: 'PERSON', cents: 4000, note: '$40 each, children for free' },
  ],
  [amountPrice('€30 each', 30, 'PERSON', 'EUR'), { kind: 'WORDS', note: '€30 each' }],
  [textPrice(' $40 '), { kind: 'PERSON', cents: 4000 }],
  [textPrice('$12.50 per person'), { kind: 'PERSON', cents: 1250 }],
  [textPrice('$200 per group'), { kind: 'PARTY', cents: 20_000 }],
  [textPrice('Free'), { kind: 'PERSON', cents: 0 }],
  [textPrice('Free, tips welcome'), { kind: 'TIPS' }],
  [textPrice('From $20, ask me'), { kind: 'WORDS', note: 'From $20, ask me' }],
  [textPrice('$12.345'), { kind: 'WORDS', note: '$12.345' }],
  [textPrice('Pay what you wish', true), { kind: 'WISH' }],
  [textPrice('Pay what you wish'), { kind: 'WISH' }],
  [textPrice('Pay what you wish (suggested: $20 each)', true), { kind: 'WISH', cents: 2000 }],
  [textPrice('Pay what you wish, from $20', true), { kind: 'WISH', note: 'From $20' }],
  [textPrice('As you like', true), { kind: 'WISH', note: 'As you like' }],
])('reads the price %j as %j', (typedPrice, price) => {
  expect(parseTypedPrice(typedPrice)).toEqual(price);
});
