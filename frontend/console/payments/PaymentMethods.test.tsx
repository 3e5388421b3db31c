import { screen, within } from '@testing-library/react';
import { callsTo, fieldRefusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { PaymentMethods } from './PaymentMethods';

async function openForm() {
  respondWith({ 'GET /guide/payment-methods': [{ kind: 'CASH', uses: ['FARE'] }] });
  const guide = renderInConsole(<PaymentMethods />);
  await screen.findByRole('combobox', { name: 'Way to pay' });
  return guide;
}

test('the guide can enter ways to pay, their links, and what each is for', async () => {
  const guide = await openForm();
  const url = 'https://venmo.com/u/ana';
  await guide.click(screen.getByRole('button', { name: 'Add a way to pay' }));
  const [, addedItem] = screen.getAllByRole('listitem');
  if (!addedItem) throw new Error('Nothing was added.');
  const fields = within(addedItem);
  await guide.selectOptions(fields.getByRole('combobox'), 'Venmo');
  await guide.type(fields.getByLabelText('Your link'), url);
  expect(fields.getByLabelText('Your link')).toHaveAccessibleDescription(
    'Visitors see that it leads to venmo.com.',
  );
  await guide.click(fields.getByRole('checkbox', { name: 'The tour' }));
  await expectNoViolations();
  const savedMethods = [
    { kind: 'CASH' as const, uses: ['FARE' as const] },
    { kind: 'VENMO' as const, uses: ['TIP' as const], url },
  ];
  respondWith({ 'PUT /guide/payment-methods': savedMethods });
  await guide.click(screen.getByRole('button', { name: 'Save the ways to pay' }));
  await screen.findByText('Saved.');
  expect(callsTo('PUT /guide/payment-methods')).toMatchObject([
    { body: { methods: savedMethods } },
  ]);
});

test('the error about a refused link is shown next to its field', async () => {
  const guide = await openForm();
  await guide.selectOptions(screen.getByRole('combobox'), 'PayPal');
  await guide.type(screen.getByLabelText('Your link'), 'http://paypal.me/ana');
  respondWith({
    'PUT /guide/payment-methods': fieldRefusal(400, 'methods.0.url', 'Please paste it.'),
  });
  await guide.click(screen.getByRole('button', { name: 'Save the ways to pay' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please paste it.');
  expect(screen.getByLabelText('Your link')).toBeInvalid();
});

test('an error stays next to its field when the guide reorders the ways to pay', async () => {
  const guide = await openForm();
  await guide.click(screen.getByRole('button', { name: 'Add a way to pay' }));
  await guide.selectOptions(screen.getAllByRole('combobox').at(-1) ?? document.body, 'Zelle');
  const name = screen.getByLabelText('Your phone or email at Zelle');
  await guide.type(name, 'ana');
  const message = 'Please enter it.';
  respondWith({ 'PUT /guide/payment-methods': fieldRefusal(400, 'methods.1.uses', message) });
  await guide.click(screen.getByRole('button', { name: 'Save the ways to pay' }));
  await screen.findByText(message);
  await guide.click(screen.getByRole('button', { name: 'Move Zelle up' }));
  const [first, second] = screen.getAllByRole('group', { name: 'What it’s for' });
  expect(first).toHaveAccessibleDescription(message);
  expect(second).not.toHaveAccessibleDescription();
});
