import { toOneLine } from './clean';
import { html, Markup } from './html';
import { COLORS, type Color } from './colors';
import type { Block, Letter } from './letter';

const TEXT_FONT =
  "'Libre Franklin', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const HEADING_FONT = "'League Gothic', 'Arial Narrow', 'Avenir Next Condensed', Impact, sans-serif";

/** The attributes of full-width tables that are used only for layout. */
const FULL_WIDTH = new Markup(
  'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"',
);

/** Invisible characters, so that inboxes show no text from the letter after the preheader. */
const PREHEADER_PADDING = new Markup('&#8199;&#847; '.repeat(60));

/** Each building's height in pixels, and 1 if its lights are on. */
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

/** The colors that dark mode overrides, keyed by the prefix of their class names. */
const COLORS_BY_PREFIX = {
  g: ['paper', 'surface', 'tint', 'ink', 'accent'],
  c: ['text', 'text-soft', 'link', 'on-accent', 'on-ink'],
  b: ['surface', 'line', 'highlight'],
} as const satisfies Record<string, readonly Color[]>;
const PROPERTY_BY_PREFIX = { g: 'background-color', c: 'color', b: 'border-color' } as const;

/** Dark mode needs a stylesheet. All other styles are inline, since many mail programs remove stylesheets. */
const DARK_STYLES = (['g', 'c', 'b'] as const)
  .flatMap((prefix) =>
    COLORS_BY_PREFIX[prefix].map(
      (color) => `.${prefix}-${color}{${PROPERTY_BY_PREFIX[prefix]}:${COLORS[color][1]}!important}`,
    ),
  )
  .join('');

/** Renders a letter as an HTML document that loads no resources and is readable without its styles. */
export function toHtml(letter: Letter): string {
  const { site, subject, preheader, title, blocks, reasonForEmail } = letter;
  const { name, words, origin } = site;
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
          :root{color-scheme:light dark}@media (prefers-color-scheme:dark){${new Markup(DARK_STYLES)}}
        </style>
      </head>
      <body
        class="g-paper"
        style="margin:0;padding:0;${backgroundStyle('paper')};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${preheader}${PREHEADER_PADDING}
        </div>
        <table ${FULL_WIDTH} class="g-paper" style="${backgroundStyle('paper')}">
          <tr>
            <td align="center" style="padding:16px 8px">
              ${new Markup('<!--[if mso]><table role="presentation" width="560"><tr><td><![endif]-->')}
              <table
                ${FULL_WIDTH}
                class="g-surface"
                style="max-width:560px;${backgroundStyle('surface')};border-radius:12px;overflow:hidden;text-align:left"
              >
                <tr>
                  <td class="g-ink" style="${backgroundStyle('ink')};padding:20px 24px 6px">
                    <a
                      href="${checkUrl(origin)}"
                      class="c-on-ink"
                      style="${colorStyle('on-ink')};font:bold 22px/1.2 ${new Markup(HEADING_FONT)};letter-spacing:0.08em;text-transform:uppercase;text-decoration:none"
                      >${name}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="g-ink" style="${backgroundStyle('ink')};padding:0">
                    ${renderSkyline()}
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:28px 24px 12px;font:16px/1.55 ${new Markup(TEXT_FONT)};${colorStyle('text')};overflow-wrap:anywhere"
                    class="c-text"
                  >
                    <h1
                      class="c-text"
                      style="margin:0 0 20px;${colorStyle('text')};font:bold 34px/1.1 ${new Markup(HEADING_FONT)};letter-spacing:0.01em"
                    >
                      ${title}
                    </h1>
                    ${blocks.map((block) => renderBlock(block, words.letterLabels))}
                  </td>
                </tr>
                <tr>
                  <td
                    class="c-text-soft b-line"
                    style="padding:16px 24px 24px;border-top:1px solid ${COLORS.line[0]};font:13px/1.5 ${new Markup(TEXT_FONT)};${colorStyle('text-soft')};overflow-wrap:anywhere"
                  >
                    ${reasonForEmail}<br />
                    <a
                      href="${checkUrl(origin)}"
                      class="c-text-soft"
                      style="${colorStyle('text-soft')}"
                      >${name}</a
                    >${renderContact(letter)}
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

function renderBlock(block: Block, labels: Letter['site']['words']['letterLabels']): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2
        class="c-text"
        style="margin:28px 0 6px;${colorStyle('text')};font:bold 22px/1.2 ${new Markup(HEADING_FONT)};letter-spacing:0.02em"
      >
        ${block.text}
      </h2> `;
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${renderLines(block.text)}</p> `;
    case 'note':
      return html`<p
        class="c-text-soft"
        style="margin:0 0 16px;font-size:14px;${colorStyle('text-soft')}"
      >
        ${renderLines(block.text)}
      </p> `;
    case 'quote':
      return html`<blockquote
        class="b-highlight"
        style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:4px solid ${COLORS.highlight[0]}"
      >
        ${renderLines(block.text)}
      </blockquote> `;
    case 'facts':
      return renderPanel(
        html`<dl style="margin:0">
          ${block.rows.map(
            ({ label, value, href }, i) =>
              html`<dt
                  class="c-text-soft"
                  style="margin:${i === 0 ? '0' : '12px'} 0 0;${labelStyle()}"
                >
                  ${label}
                </dt>
                <dd style="margin:0;font-weight:bold">
                  ${href === undefined ? renderInline(value) : renderLink(value, href)}
                </dd> `,
          )}
        </dl>`,
      );
    case 'comparison':
      return renderPanel(renderComparison(block.rows, labels));
    case 'list':
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 6px">${renderInline(item)}</li>`)}
      </ul> `;
    case 'links':
      if (block.items.length === 1) {
        return html`<p style="margin:0 0 16px">
          ${block.items.map((item) => renderLink(item.text, item.href))}
        </p> `;
      }
      return html`<ul style="margin:0 0 16px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 6px;padding:6px 0">${renderLink(item.text, item.href)}</li>`)}
      </ul> `;
    case 'action':
      // Outlook ignores the padding of links, so the cell has the background.
      return html`<table
        role="presentation"
        cellspacing="0"
        cellpadding="0"
        border="0"
        style="margin:24px 0"
      >
        <tr>
          <td class="g-accent" style="${backgroundStyle('accent')};border-radius:6px">
            <a
              href="${checkUrl(block.href)}"
              class="c-on-accent"
              style="display:inline-block;padding:13px 22px;${colorStyle('on-accent')};font-weight:bold;text-decoration:none"
              >${block.text}</a
            >
          </td>
        </tr>
      </table> `;
  }
}

/** Renders a panel that looks like a ticket, perforated at its top and bottom. */
function renderPanel(content: Markup): Markup {
  return html`<table
    ${FULL_WIDTH}
    class="g-tint"
    style="margin:20px 0;${backgroundStyle('tint')};border-radius:6px"
  >
    <tr>
      <td
        class="b-surface"
        style="padding:18px 20px;border-top:3px dotted ${COLORS.surface[0]};border-bottom:3px dotted ${COLORS.surface[0]}"
      >
        ${content}
      </td>
    </tr>
  </table> `;
}

function renderComparison(
  rows: Extract<Block, { kind: 'comparison' }>['rows'],
  labels: Letter['site']['words']['letterLabels'],
): Markup {
  const cellStyle = 'width:50%;padding:0 8px 12px 0;vertical-align:top;text-align:left';
  return html`<table
    width="100%"
    cellspacing="0"
    cellpadding="0"
    border="0"
    style="table-layout:fixed"
  >
    <thead>
      <tr>
        <th scope="col" class="c-text-soft" style="${new Markup(cellStyle)};${labelStyle()}">
          ${labels.before}
        </th>
        <th scope="col" class="c-text-soft" style="${new Markup(cellStyle)};${labelStyle()}">
          ${labels.now}
        </th>
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
                style="padding:0;text-align:left;font-weight:normal;font-size:14px;${colorStyle('text-soft')}"
              >
                ${label}
              </th>
            </tr>
            <tr>
              <td style="${new Markup(cellStyle)}"><s>${renderInline(before)}</s></td>
              <td style="${new Markup(cellStyle)};font-weight:bold">${renderInline(after)}</td>
            </tr> `,
      )}
    </tbody>
  </table>`;
}

/** Draws the skyline with table cells, since many mail programs block images. */
function renderSkyline(): Markup {
  const buildings = SKYLINE.map(([height, isLit]) => {
    const color = isLit === 1 ? 'highlight' : 'accent';
    // The cell has no class, since the skyline looks the same in dark mode.
    return html`<td style="padding:0;vertical-align:bottom;line-height:0;font-size:0">
      <div style="height:${String(height)}px;background-color:${COLORS[color][0]}"></div>
    </td>`;
  });
  return html`<table ${FULL_WIDTH} aria-hidden="true" style="table-layout:fixed">
    <tr>
      ${buildings}
    </tr>
  </table>`;
}

function renderContact({ site: { phone, email } }: Letter): Markup[] {
  const renderContactLink = (text: string, url: string) =>
    html` ·
      <a href="${checkUrl(url)}" class="c-text-soft" style="${colorStyle('text-soft')}"
        >${text}</a
      >`;
  return [
    ...(phone === undefined
      ? []
      : [renderContactLink(phone, `tel:${phone.replace(/[^+0-9]/g, '')}`)]),
    ...(email === undefined ? [] : [renderContactLink(email, `mailto:${email}`)]),
  ];
}

function renderLink(text: string, url: string): Markup {
  return html`<a href="${checkUrl(url)}" class="c-link" style="${colorStyle('link')}"
    >${renderInline(text)}</a
  >`;
}

/** @throws Error if the URL has a scheme that letters don't use, which would be a bug */
function checkUrl(url: string): string {
  if (!/^(https?|mailto|tel):/.test(url)) throw new Error(`A letter can't link to ${url}.`);
  return url;
}

/** Renders a string on one line. Isolates it, so that right-to-left text doesn't affect the text around it. */
function renderInline(value: string): Markup {
  return html`<bdi>${toOneLine(value)}</bdi>`;
}

function renderLines(value: string): Markup[] {
  return value.split(/\r?\n/).map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`));
}

function backgroundStyle(color: Color): Markup {
  return new Markup(`background-color:${COLORS[color][0]}`);
}

function colorStyle(color: Color): Markup {
  return new Markup(`color:${COLORS[color][0]}`);
}

function labelStyle(): Markup {
  return new Markup(
    `color:${COLORS['text-soft'][0]};font-size:12px;font-weight:bold;letter-spacing:0.08em;text-transform:uppercase`,
  );
}
