// Type tests, which `tsc` checks and nothing runs: a language must have the same messages as English.
import type { Localized } from '../../ui/language';
import { words as english } from './en/departures';
import { formatFor } from './format';
import type { Messages } from './messages';

const { plural } = formatFor('fr-FR');

// A complete part compiles.
export const departures: Messages['departures'] = {
  ...english,
  party: (people) =>
    plural(people, { one: (n) => `${n} personne`, other: (n) => `${n} personnes` }),
};

// @ts-expect-error: the other messages are missing.
export const incompletePart: Messages['contact'] = { title: 'Contact', phone: 'Téléphone' };
// @ts-expect-error: the other parts are missing.
export const incompleteMessages: Messages = { departures };
// @ts-expect-error: English has no such message.
export const unknownMessage: Messages['contact'] = { title: '', phone: '', email: '', ville: '' };
// @ts-expect-error: the message is a function, not a string.
export const stringForFunction: Messages['light']['dark'] = 'Nuit noire.';
// @ts-expect-error: the argument is a number, not a string.
export const argument: Messages['departures'] = { ...english, party: (people: string) => people };
// @ts-expect-error: the message has only two arguments.
export const tooManyArguments: Messages['signUp']['usernameHint'] = (min, max, third) =>
  `${String(min)} ${String(max)} ${String(third)}`;
// @ts-expect-error: the server has no refusal with this code.
export const refusals: Pick<Messages['refusals'], 'nonsense'> = {};

// @ts-expect-error: the form for other counts is missing.
plural(2, { one: (n) => `${n} personne` });
// @ts-expect-error: no language has such a form.
plural(2, { some: () => 'personnes', other: () => 'personnes' });
// @ts-expect-error: a form is a function, not a string.
plural(2, { other: 'personnes' });

// @ts-expect-error: a language of the site is missing.
export const part: Localized<Messages['contact']> = {};

// @ts-expect-error: the argument is missing.
english.party();
// @ts-expect-error: the argument is a number, not a string.
english.party('2');
