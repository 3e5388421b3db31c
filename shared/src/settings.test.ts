import {
  SETTING_GROUPS,
  SETTING_NAMES,
  defaultValues,
  exampleNotice,
  exampleSettings,
} from './settings.ts';

const OWN_CONTACT = { contactPhone: '(646) 555-0199', contactEmail: 'me@walks.example' };
const { contactPhone, contactEmail } = defaultValues();

it('each setting is in exactly one group', () => {
  expect(SETTING_GROUPS.flatMap(({ names }) => names).sort()).toEqual([...SETTING_NAMES].sort());
});

it.each([
  [defaultValues(), ['CONTACT_PHONE', 'CONTACT_EMAIL']],
  [{ ...OWN_CONTACT, contactEmail }, ['CONTACT_EMAIL']],
  [{ ...OWN_CONTACT, contactPhone }, ['CONTACT_PHONE']],
  [OWN_CONTACT, []],
])('of the settings %j, those that still have the example value are %j', (values, examples) => {
  expect(exampleSettings(values)).toEqual(examples);
});

it('the owner gets a notice while a setting has the example value', () => {
  expect(exampleNotice(['CONTACT_PHONE', 'CONTACT_EMAIL'])).toBe(
    'The site still shows an example phone number and email address. To show your own, open More, then Settings, in the guide’s console.',
  );
  expect(exampleNotice(['CONTACT_EMAIL'])).toBe(
    'The site still shows an example email address. To show your own, open More, then Settings, in the guide’s console.',
  );
  expect(exampleNotice([])).toBeUndefined();
});
