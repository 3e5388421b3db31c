import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Mail {
  subject: string;
  text: string;
}

interface Parser {
  simpleParser: (mail: Buffer) => Promise<Mail & { to: { value: { address: string }[] } }>;
}

/** The backend's parser of mails: the site has none. */
const backend = createRequire(join(process.cwd(), '..', 'backend', 'package.json'));

/** The mail to an address with such a subject, as soon as the site has put it into its folder. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const find = async () => (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(find, { timeout: 20_000 }).not.toEqual([]);
  const [found] = await find();
  if (!found) throw new Error(`The mail ${String(subject)} to ${address} is gone.`);
  return found;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const { simpleParser } = backend('mailparser') as Parser;
  const folder = join(String(process.env.DATA), 'mail');
  // Until the first mail, there is no folder.
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => /^[^.].*\.eml$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const likely = sources.filter((source) => source.includes(address));
  const mails = await Promise.all(likely.map((source) => simpleParser(source)));
  return mails.filter(({ to }) => to.value.some((each) => each.address === address));
}
