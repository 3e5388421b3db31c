import { oneLine } from './clean';
import { html, Markup } from './html';
import { INKS, type Ink } from './inks';
import type { Block, Letter } from './letter';

const FONT = "'Libre Franklin', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const POSTER = "'League Gothic', 'Arial Narrow', 'Avenir Next Condensed', Impact, sans-serif";

/** The buildings of the skyline: how high, and whether their lights are on. */
const SKYLINE = [
  [12, 0],
  [26, 0],
  [18, 1],
  [34, 0],
  [22, 0],
  [44, 1],
  [30, 0],
  [16, 0],
  [38, 0],
  [24, 1],
  [32, 0],
  [14, 0],
  [20, 1],
  [10, 0],
] as const;

/** The backgrounds, text colors, and borders whose inks differ in dark mode. */
const NIGHTLY = {
  g: ['paper', 'surface', 'tint', 'ink', 'accent'],
  c: ['text', 'text-soft', 'link', 'on-accent', 'on-ink'],
  b: ['surface', 'line', 'highlight'],
} as const satisfies Record<string, readonly Ink[]>;
const PROPERTIES = { g: 'background-color', c: 'color', b: 'border-color' } as const;

/** For programs that honor it; all else stands in the elements, since many drop this. */
const NIGHT = (['g', 'c', 'b'] as const)
  .flatMap((kind) =>
    NIGHTLY[kind].map((ink) => `.${kind}-${ink}{${PROPERTIES[kind]}:${INKS[ink][1]}!important}`),
  )
  .join('');

/** A letter as one HTML document, which fetches nothing and can be read without its styles. */
export function toHtml(letter: Letter): string {
  const { site, subject, preheader, title, blocks, why } = letter;
  const { words, origin } = site;
  return html`<!doctype html>
    <html lang="${words.language}" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>${subject}</title>
        <style>
          :root{color-scheme:light dark}@media (prefers-color-scheme:dark){${new Markup(NIGHT)}}
        </style>
      </head>
      <body
        class="g-paper"
        style="margin:0;padding:0;${ground('paper')};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${preheader}${new Markup('&#8199;&#847; '.repeat(60))}
        </div>
        <table
          role="presentation"
          width="100%"
          cellspacing="0"
          cellpadding="0"
          border="0"
          class="g-paper"
          style="${ground('paper')}"
        >
          <tr>
            <td align="center" style="padding:16px 8px">
              ${new Markup('<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->')}
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                border="0"
                class="g-surface"
                style="max-width:560px;${ground('surface')};border-radius:12px;overflow:hidden;text-align:left"
              >
                <tr>
                  <td class="g-ink" style="${ground('ink')};padding:20px 24px 6px">
                    <a
                      href="${href(origin)}"
                      class="c-on-ink"
                      style="${color('on-ink')};font:bold 22px/1.2 ${new Markup(POSTER)};letter-spacing:0.08em;text-transform:uppercase;text-decoration:none"
                      >${words.siteName}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="g-ink" style="${ground('ink')};padding:0">${skyline()}</td>
                </tr>
                <tr>
                  <td
                    style="padding:28px 24px 12px;font:16px/1.55 ${new Markup(FONT)};${color('text')};overflow-wrap:anywhere"
                    class="c-text"
                  >
                    <h1
                      class="c-text"
                      style="margin:0 0 20px;${color('text')};font:bold 34px/1.1 ${new Markup(POSTER)};letter-spacing:0.01em"
                    >
                      ${title}
                    </h1>
                    ${blocks.map((block) => blockOf(block, words.letter))}
                  </td>
                </tr>
                <tr>
                  <td
                    class="c-text-soft b-line"
                    style="padding:16px 24px 24px;border-top:1px solid ${INKS.line[0]};font:13px/1.5 ${new Markup(FONT)};${color('text-soft')};overflow-wrap:anywhere"
                  >
                    ${why}<br />
                    <a href="${href(origin)}" class="c-text-soft" style="${color('text-soft')}"
                      >${words.siteName}</a
                    >${contactOf(letter)}
                  </td>
                </tr>
              </table>
              ${new Markup('<!--[if mso]></td></tr></table><![endif]-->')}
            </td>
          </tr>
        </table>
      </body>
    </html> `.text;
}

function blockOf(block: Block, words: Letter['site']['words']['letter']): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2
        class="c-text"
        style="margin:28px 0 6px;${color('text')};font:bold 22px/1.2 ${new Markup(POSTER)};letter-spacing:0.02em"
      >
        ${block.text}
      </h2> `;
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${broken(block.text)}</p> `;
    case 'note':
      return html`<p
        class="c-text-soft"
        style="margin:0 0 16px;font-size:14px;${color('text-soft')}"
      >
        ${broken(block.text)}
      </p> `;
    case 'quote':
      return html`<blockquote
        class="b-highlight"
        style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:4px solid ${INKS.highlight[0]}"
      >
        ${broken(block.text)}
      </blockquote> `;
    case 'facts':
      return panel(
        html`<dl style="margin:0">
          ${block.rows.map(
            ({ label, value, href: address }, i) =>
              html`<dt class="c-text-soft" style="margin:${i === 0 ? '0' : '12px'} 0 0;${small()}">
                  ${label}
                </dt>
                <dd style="margin:0;font-weight:bold">
                  ${address === undefined ? text(value) : link(value, address)}
                </dd> `,
          )}
        </dl>`,
      );
    case 'comparison':
      return panel(comparison(block.rows, words));
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 6px">${text(item)}</li>`)}
      </ul> `;
    case 'links':
      if (block.items.length === 1) {
        return html`<p style="margin:0 0 16px">
          ${block.items.map((item) => link(item.text, item.href))}
        </p> `;
      }
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 6px;padding:6px 0">${link(item.text, item.href)}</li>`)}
      </ul> `;
    case 'action':
      // Outlook draws no padding around links: its cell has the ground.
      return html`<table
        role="presentation"
        cellspacing="0"
        cellpadding="0"
        border="0"
        style="margin:24px 0"
      >
        <tr>
          <td class="g-accent" style="${ground('accent')};border-radius:6px">
            <a
              href="${href(block.href)}"
              class="c-on-accent"
              style="display:inline-block;padding:13px 22px;${color('on-accent')};font-weight:bold;text-decoration:none"
              >${block.text}</a
            >
          </td>
        </tr>
      </table> `;
  }
}

/** The ticket's ground, perforated above and below. */
function panel(content: Markup): Markup {
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    class="g-tint"
    style="margin:20px 0;${ground('tint')};border-radius:6px"
  >
    <tr>
      <td
        class="b-surface"
        style="padding:18px 20px;border-top:3px dotted ${INKS.surface[0]};border-bottom:3px dotted ${INKS.surface[0]}"
      >
        ${content}
      </td>
    </tr>
  </table> `;
}

function comparison(
  rows: Extract<Block, { kind: 'comparison' }>['rows'],
  words: Letter['site']['words']['letter'],
): Markup {
  const cell = 'width:50%;padding:0 8px 12px 0;vertical-align:top;text-align:left';
  return html`<table
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    style="table-layout:fixed"
  >
    <thead>
      <tr>
        <th scope="col" class="c-text-soft" style="${new Markup(cell)};${small()}">
          ${words.before}
        </th>
        <th scope="col" class="c-text-soft" style="${new Markup(cell)};${small()}">${words.now}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ label, before, after }) =>
          html`<tr>
              <th
                scope="rowgroup"
                colspan="2"
                class="c-text-soft"
                style="padding:0;text-align:left;font-weight:normal;font-size:14px;${color('text-soft')}"
              >
                ${label}
              </th>
            </tr>
            <tr>
              <td style="${new Markup(cell)}"><s>${text(before)}</s></td>
              <td style="${new Markup(cell)};font-weight:bold">${text(after)}</td>
            </tr> `,
      )}
    </tbody>
  </table>`;
}

/** Roofs against the sky, in cells: no picture that could be missing. */
function skyline(): Markup {
  const buildings = SKYLINE.map(([height, isLit]) => {
    const ink = isLit === 1 ? 'highlight' : 'accent';
    // The same by night: it is one already.
    return html`<td style="padding:0;vertical-align:bottom;line-height:0;font-size:0">
      <div style="height:${String(height)}px;background-color:${INKS[ink][0]}"></div>
    </td>`;
  });
  return html`<table
    role="presentation"
    aria-hidden="true"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    style="table-layout:fixed"
  >
    <tr>
      ${buildings}
    </tr>
  </table>`;
}

function contactOf({ site: { phone, email } }: Letter): Markup[] {
  const linked = (value: string, address: string) =>
    html` ·
      <a href="${href(address)}" class="c-text-soft" style="${color('text-soft')}">${value}</a>`;
  return [
    ...(phone === undefined ? [] : [linked(phone, `tel:${phone.replace(/[^+0-9]/g, '')}`)]),
    ...(email === undefined ? [] : [linked(email, `mailto:${email}`)]),
  ];
}

function link(value: string, address: string): Markup {
  return html`<a href="${href(address)}" class="c-link" style="${color('link')}"
    >${text(value)}</a
  >`;
}

/** An address for a link: what makes none that a mail may have is a mistake of ours. */
function href(address: string): string {
  if (!/^(https?|mailto|tel):/.test(address)) throw new Error(`A letter can't link to ${address}.`);
  return address;
}

/** On one line, in its own direction, whatever stands around it. */
function text(value: string): Markup {
  return html`<bdi>${oneLine(value)}</bdi>`;
}

function broken(value: string): Markup[] {
  return value.split(/\r?\n/).map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`));
}

function ground(ink: Ink): Markup {
  return new Markup(`background-color:${INKS[ink][0]}`);
}

function color(ink: Ink): Markup {
  return new Markup(`color:${INKS[ink][0]}`);
}

function small(): Markup {
  return new Markup(
    `color:${INKS['text-soft'][0]};font-size:12px;font-weight:bold;letter-spacing:0.08em;text-transform:uppercase`,
  );
}
