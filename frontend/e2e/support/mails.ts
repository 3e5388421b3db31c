import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Email {
  subject: string;
  text: string;
}

interface Parser {
  simpleParser: (source: Buffer) => Promise<Email & { to: { value: { address: string }[] } }>;
}

/** Resolves the backend's packages, because the frontend has no mail parser. */
const requireFromBackend = createRequire(join(process.cwd(), '..', 'backend', 'package.json'));

/** Waits for an email with a matching subject in the site's mail folder. */
export async function waitForEmail(address: string, subject: RegExp): Promise<Email> {
  const findMatches = async () =>
    (await readEmailsTo(address)).filter((email) => subject.test(email.subject));
  await expect.poll(findMatches, { timeout: 20_000 }).not.toEqual([]);
  const [email] = await findMatches();
  if (!email) throw new Error(`The email ${String(subject)} to ${address} disappeared.`);
  return email;
}

async function readEmailsTo(address: string): Promise<Email[]> {
  const { simpleParser } = requireFromBackend('mailparser') as Parser;
  const folder = join(String(process.env.DATA), 'mail');
  // The folder is created with the first email.
  const files = await readdir(folder).catch(() => []);
  const names = files.filter((name) => /^[^.].*\.eml$/.test(name));
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name))));
  const candidates = sources.filter((source) => source.includes(address));
  const emails = await Promise.all(candidates.map((source) => simpleParser(source)));
  return emails.filter(({ to }) => to.value.some((each) => each.address === address));
}
