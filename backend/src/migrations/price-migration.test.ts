import type { Price } from 'shared/price';
import { parseTypedPrice, type TypedPrice } from './price-migration';

const text = (words: string, isPayWhatYouWish = false): TypedPrice => ({
  text: words,
  isPayWhatYouWish,
});
const amount = (words: string, dollars: number, unit: 'PERSON' | 'PARTY', currency = 'USD') => ({
  ...text(words),
  amount: dollars,
  unit,
  currency,
});

it.each<[TypedPrice, Price]>([
  [amount('$40 each', 40, 'PERSON'), { kind: 'PERSON', cents: 4000 }],
  [amount('$19.99 each', 19.99, 'PERSON'), { kind: 'PERSON', cents: 1999 }],
  [amount('$1,250 per group', 1250, 'PARTY'), { kind: 'PARTY', cents: 125_000 }],
  [amount('Free', 0, 'PERSON'), { kind: 'PERSON', cents: 0 }],
  [
    amount('$40 each, children for free', 40, 'PERSON'),
    { kind: 'PERSON', cents: 4000, note: '$40 each, children for free' },
  ],
  [amount('€30 each', 30, 'PERSON', 'EUR'), { kind: 'WORDS', note: '€30 each' }],
  [text(' $40 '), { kind: 'PERSON', cents: 4000 }],
  [text('$12.50 per person'), { kind: 'PERSON', cents: 1250 }],
  [text('$200 per group'), { kind: 'PARTY', cents: 20_000 }],
  [text('Free'), { kind: 'PERSON', cents: 0 }],
  [text('Free, tips welcome'), { kind: 'TIPS' }],
  [text('From $20, ask me'), { kind: 'WORDS', note: 'From $20, ask me' }],
  [text('$12.345'), { kind: 'WORDS', note: '$12.345' }],
  [text('Pay what you wish', true), { kind: 'WISH' }],
  [text('Pay what you wish'), { kind: 'WISH' }],
  [text('Pay what you wish (suggested: $20 each)', true), { kind: 'WISH', cents: 2000 }],
  [text('Pay what you wish, from $20', true), { kind: 'WISH', note: 'From $20' }],
  [text('As you like', true), { kind: 'WISH', note: 'As you like' }],
])('reads the price %j as %j', (typed, price) => {
  expect(parseTypedPrice(typed)).toEqual(price);
});
