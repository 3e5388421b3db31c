// Type tests, checked by `tsc` and never run: texts in another language must have the same messages as English.
import type { texts as signInTexts } from '../account/sign-in/texts.en';
import { texts as english } from '../departures/texts.en';
import type { texts as contactTexts } from '../pages/contact/texts.en';
import { formatFor } from 'shared/format';
import type { DaylightWords } from 'shared/words/en/daylight';

const { plural } = formatFor('fr-FR');

// Complete texts compile.
export const completeTexts: typeof english = {
  ...english,
  party: (people) =>
    plural(people, { one: (n) => `${n} personne`, other: (n) => `${n} personnes` }),
};

// @ts-expect-error: the other messages are missing.
export const incompleteTexts: typeof contactTexts = { title: 'Contact', phone: 'Téléphone' };
// @ts-expect-error: English has no such message.
export const unknownMessage: typeof contactTexts = { title: '', phone: '', email: '', ville: '' };
// @ts-expect-error: the message is a function, not a string.
export const stringForFunction: DaylightWords['dark'] = 'Nuit noire.';
// @ts-expect-error: the argument is a number, not a string.
export const wrongArgumentType: typeof english = { ...english, party: (people: string) => people };
// @ts-expect-error: the message has only two arguments.
export const extraArgument: (typeof signInTexts)['signUp']['usernameHint'] = (min, max, third) =>
  `${String(min)} ${String(max)} ${String(third)}`;

// @ts-expect-error: the form for other counts is missing.
plural(2, { one: (n) => `${n} personne` });
// @ts-expect-error: no language has such a form.
plural(2, { some: () => 'personnes', other: () => 'personnes' });
// @ts-expect-error: a form is a function, not a string.
plural(2, { other: 'personnes' });

// @ts-expect-error: the argument is missing.
english.party();
// @ts-expect-error: the argument is a number, not a string.
english.party('2');
