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

/** Resolves the backend's packages, because the frontend has no mail parser. */
const requireFromBackend = createRequire(join(process.cwd(), '..', 'backend', 'package.json'));

/** Waits for a mail with a matching subject in the site's mail folder. */
export async function waitForMail(address: string, subject: RegExp): Promise<Mail> {
  const findMatches = async () =>
    (await readMailsTo(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(findMatches, { timeout: 20_000 }).not.toEqual([]);
  const [mail] = await findMatches();
  if (!mail) throw new Error(`The mail ${String(subject)} to ${address} disappeared.`);
  return mail;
}

async function readMailsTo(address: string): Promise<Mail[]> {
  const { simpleParser } = requireFromBackend('mailparser') as Parser;
  const folder = join(String(process.env.DATA), 'mail');
  // The folder is created with the first mail.
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => /^[^.].*\.eml$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const candidates = sources.filter((source) => source.includes(address));
  const mails = await Promise.all(candidates.map((source) => simpleParser(source)));
  return mails.filter(({ to }) => to.value.some((each) => each.address === address));
}
