import type { Message } from '../src/mail/message';
import { MessagesService } from '../src/mail/messages.service';
import { useApp } from './support/app';

// There is no mail server, so the app itself doesn't claim any messages.
const app = useApp();

it('emails that users are waiting for are sent before all others', async () => {
  const messages = app.app.get(MessagesService);
  const until = new Date(Date.now() + 60_000);
  const to = { name: 'Ada', address: 'ada@example.com' };
  const queue = (_id: string, kind: Message['kind']) =>
    messages.queue([{ _id, kind, to, until, addressee: undefined }]);
  await queue('other', 'cancelled');
  await queue('reset', 'reset-password');
  await queue('confirm', 'confirm');
  const kinds: unknown[] = [];
  for (let count = 0; count < 3; count++) kinds.push((await messages.claimNext())?.kind);
  expect(kinds.slice(0, 2).sort()).toEqual(['confirm', 'reset-password']);
  expect(kinds[2]).toBe('cancelled');
  expect(await messages.claimNext()).toBeNull();
});
