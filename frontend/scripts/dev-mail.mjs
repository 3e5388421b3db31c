// @ts-check
// /dev/mail in development: the mails that the site would have sent, the newest first.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @type {typeof import('../../backend/node_modules/mailparser')} */
const { simpleParser } = createRequire(new URL('../../backend/package.json', import.meta.url))(
  'mailparser',
);

const NAME = /^[\w.-]+\.eml$/;
const MAX_MAILS = 100;

/**
 * Renders the list of mails, or the mail in the path; undefined if it doesn't exist.
 * @param {string} folder of the mails
 * @param {string} path /dev/mail, or /dev/mail/NAME
 */
export async function mailPage(folder, path) {
  const name = path.slice('/dev/mail/'.length);
  const names = (await readdir(folder).catch(() => [])).filter((each) => NAME.test(each));
  if (name === '') {
    const newest = names.sort().reverse().slice(0, MAX_MAILS);
    const mails = await Promise.all(newest.map((each) => read(folder, each)));
    const items = mails.map(
      ({ subject = '', to }, i) =>
        `<li><a href="/dev/mail/${newest[i]}">${safe(subject)}</a> to ${safe(textOf(to))}</li>`,
    );
    return page('Mails', items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>');
  }
  if (!names.includes(name)) return undefined;
  const {
    subject = '',
    from,
    to,
    replyTo,
    text = '',
    html,
    attachments,
  } = await read(folder, name);
  const rows = Object.entries({ From: from, To: to, 'Reply-To': replyTo }).map(
    ([label, address]) => `<dt>${label}</dt><dd>${safe(textOf(address))}</dd>`,
  );
  const files = attachments.map(
    ({ filename = '', content }) => `<h2>${safe(filename)}</h2><pre>${safe(String(content))}</pre>`,
  );
  return page(
    subject,
    `<p><a href="/dev/mail">All mails</a></p><dl>${rows.join('')}</dl>
<iframe sandbox="allow-popups" title="As HTML" srcdoc="${safe(html || '')}"></iframe>
<h2>As text</h2><pre>${safe(text)}</pre>${files.join('')}`,
  );
}

/** @param {string} folder @param {string} name */
async function read(folder, name) {
  return simpleParser(await readFile(join(folder, name)));
}

/** @param {import('../../backend/node_modules/mailparser').AddressObject | import('../../backend/node_modules/mailparser').AddressObject[] | undefined} address */
function textOf(address) {
  return [address]
    .flat()
    .map((each) => each?.text ?? '')
    .join(', ');
}

/** @param {string} title @param {string} body HTML */
function page(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${safe(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
iframe{inline-size:100%;block-size:60rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${safe(title)}</h1>${body}</html>`;
}

/** @param {string} text */
function safe(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
