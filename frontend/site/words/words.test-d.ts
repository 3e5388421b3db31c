// What must not compile: a language that says less than English, or something else. Never run: `tsc` says so.
import type { InEachLanguage } from '../../ui/language';
import { words as english } from './en/departures';
import { formatFor } from './format';
import type { Messages } from './messages';

const { plural } = formatFor('fr-FR');

// As complete as it has to be.
export const departures: Messages['departures'] = {
  ...english,
  party: (people) =>
    plural(people, { one: (n) => `${n} personne`, other: (n) => `${n} personnes` }),
};

// @ts-expect-error: all other messages are missing.
export const missing: Messages['contact'] = { title: 'Contact', phone: 'Téléphone' };
// @ts-expect-error: so are all other parts.
export const lacking: Messages = { departures };
// @ts-expect-error: English has no such message.
export const unknown: Messages['contact'] = { ...{ title: '', phone: '', email: '' }, ville: '' };
// @ts-expect-error: a text where there is something to fill in.
export const text: Messages['light']['dark'] = 'Nuit noire.';
// @ts-expect-error: the number of people is no text.
export const argument: Messages['departures'] = { ...english, party: (people: string) => people };
// @ts-expect-error: it is given two.
export const arguments_: Messages['signUp']['usernameHint'] = (least, most, more) =>
  `${String(least)} ${String(most)} ${String(more)}`;
// @ts-expect-error: the server's refusals are named by other codes.
export const refusals: Pick<Messages['refusals'], 'nonsense'> = {};

// @ts-expect-error: there is no form for all other counts.
plural(2, { one: (n) => `${n} personne` });
// @ts-expect-error: no language has such a form.
plural(2, { some: () => 'personnes', other: () => 'personnes' });
// @ts-expect-error: a form is given the number, and is no text itself.
plural(2, { other: 'personnes' });

// @ts-expect-error: a language of the site is missing.
export const part: InEachLanguage<Messages['contact']> = {};

// @ts-expect-error: nobody says how many.
english.party();
// @ts-expect-error: a number is no text.
english.party('2');
