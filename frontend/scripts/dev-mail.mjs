// @ts-check
// Renders /dev/mail in development: the emails that the site would have sent, newest first.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @type {typeof import('../../backend/node_modules/mailparser')} */
const { simpleParser } = createRequire(new URL('../../backend/package.json', import.meta.url))(
  'mailparser',
);

const FILE_NAME = /^[\w.-]+\.eml$/;
/** The maximum number of emails in the list. */
const MAX_LISTED = 100;

/**
 * Renders the list of emails, or one email; returns undefined if the email doesn't exist.
 * @param {string} folder the emails' folder
 * @param {string} path /dev/mail, or /dev/mail/NAME
 */
export async function renderMailPage(folder, path) {
  const name = path.slice('/dev/mail/'.length);
  const names = (await readdir(folder).catch(() => [])).filter((each) => FILE_NAME.test(each));
  if (name === '') {
    const newest = names.sort().reverse().slice(0, MAX_LISTED);
    const messages = await Promise.all(newest.map((each) => parseMail(folder, each)));
    const items = messages.map(
      ({ subject = '', to }, i) =>
        `<li><a href="/dev/mail/${newest[i]}">${escapeHtml(subject)}</a> to ${escapeHtml(formatAddresses(to))}</li>`,
    );
    return renderPage(
      'Mail',
      items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>',
    );
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
  } = await parseMail(folder, name);
  const rows = Object.entries({ From: from, To: to, 'Reply-To': replyTo }).map(
    ([label, address]) => `<dt>${label}</dt><dd>${escapeHtml(formatAddresses(address))}</dd>`,
  );
  const files = attachments.map(
    ({ filename = '', content }) =>
      `<h2>${escapeHtml(filename)}</h2><pre>${escapeHtml(String(content))}</pre>`,
  );
  return renderPage(
    subject,
    `<p><a href="/dev/mail">All mail</a></p><dl>${rows.join('')}</dl>
<iframe sandbox="allow-popups" title="As HTML" srcdoc="${escapeHtml(html || '')}"></iframe>
<h2>As text</h2><pre>${escapeHtml(text)}</pre>${files.join('')}`,
  );
}

/** @param {string} folder @param {string} name */
async function parseMail(folder, name) {
  return simpleParser(await readFile(join(folder, name)));
}

/** @param {import('../../backend/node_modules/mailparser').AddressObject | import('../../backend/node_modules/mailparser').AddressObject[] | undefined} address */
function formatAddresses(address) {
  return [address]
    .flat()
    .map((each) => each?.text ?? '')
    .join(', ');
}

/** @param {string} title @param {string} body HTML */
function renderPage(title, body) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
iframe{inline-size:100%;block-size:60rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
<h1>${escapeHtml(title)}</h1>${body}</html>`;
}

/** @param {string} text */
function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
