import { randomUUID } from 'node:crypto';
import { defaultValues } from 'shared/settings';
import { readConfig, senderOf } from '../config';
import { testLetter } from './content/guide';
import { toShortLine } from './delivery';
import { sendAndRecordExchange } from './exchange';
import { compose } from './rendering/compose';
import { en } from './words/en';

const USAGE = 'Specify the recipient, as in make mail-test TO=you@example.com.';

/** Sends a test email with the API's settings, and prints each step. Returns a summary. */
async function main([address = '']: string[]): Promise<string> {
  if (!address.includes('@')) throw new Error(USAGE);
  const config = readConfig(process.env);
  const { smtp, siteUrl } = config;
  const settings = { ...defaultValues(), ...config.settings };
  const from = senderOf(config, settings);
  if (!smtp) throw new Error('No mail server is set: set SMTP_URL and SITE_URL in .env first.');
  const letter = testLetter({ name: settings.siteName, words: en, origin: siteUrl });
  const to = { name: '', address: toShortLine(address) };
  const mail = await compose(letter, { from, to, id: randomUUID() });
  console.log(`From ${from.address} to ${to.address}, via ${smtp.host}:${String(smtp.port)}`);
  const { delivery, steps } = await sendAndRecordExchange(smtp, mail);
  for (const step of steps) console.log(`${step.from === 'site' ? '>' : '<'} ${step.text}`);
  if (delivery.status !== 'sent') throw new Error(`The message wasn’t sent: ${delivery.detail}`);
  return 'The mail server accepted the message. If it doesn’t arrive, check your spam folder, and read about SPF, DKIM, and DMARC in docs/operating.md.';
}

main(process.argv.slice(2)).then(
  (summary) => {
    console.log(summary);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
