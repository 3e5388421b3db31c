import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER } from './camera';

const SHEETS = join(FOLDER, 'sheets');
const NAME =
  /^(?<screen>[a-z]+)-(?<state>.+?)-(?<width>\d{4})-(?<scheme>light|dark)(?<full>-full)?$/;
/** No sheet is wider or higher. */
const LARGEST = 2000;
const GAP = 8;
const CAPTION = 18;
/** Of the rows that have a state at all widths. */
const ROW_HEIGHT = 370;
/** Of the pages that are shown in their whole length, at these widths. */
const COLUMNS: Record<number, number> = { 375: 236, 1280: 488 };

interface Picture {
  name: string;
  screen: string;
  state: string;
  width: number;
  scheme: string;
  full: boolean;
  /** Of the file, in pixels. */
  pixels: { width: number; height: number };
}

interface Placed {
  picture: Picture;
  left: number;
  top: number;
  width: number;
  height: number;
}

const pictures = readPictures();

test('sheets with every state at all widths, and with whole pages', async ({ page }) => {
  expect(pictures.length, 'pictures that make screenshots took').toBeGreaterThan(0);
  rmSync(SHEETS, { recursive: true, force: true });
  await page.route('**/*.png', (route) =>
    route.fulfill({ path: join(FOLDER, new URL(route.request().url()).pathname) }),
  );
  await page.route('http://sheets.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://sheets.test/');
  for (const ofScreen of grouped(pictures, ({ screen }) => screen)) {
    const screen = String(ofScreen[0]?.screen);
    const atTop = ofScreen.filter(({ full }) => !full);
    const rows = grouped(atTop, ({ state, scheme }) => `${state} ${scheme}`);
    await print(page, screen, fill(joined(rows.map(rowOf))));

    for (const [width, column] of Object.entries(COLUMNS)) {
      const long = ofScreen.filter((picture) => picture.full && picture.width === Number(width));
      await print(page, `${screen}-whole-${width.padStart(4, '0')}`, fill(wrap(long, column)));
    }
  }
});

function readPictures(): Picture[] {
  let files: string[] = [];
  try {
    files = readdirSync(FOLDER);
  } catch {
    // None were taken yet.
  }
  return files.sort().flatMap((file) => {
    const name = file.replace(/\.png$/, '');
    const parts = NAME.exec(name)?.groups;
    if (!parts) return [];
    const header = readFileSync(join(FOLDER, file)).subarray(16, 24);
    return {
      name,
      screen: String(parts.screen),
      state: String(parts.state),
      width: Number(parts.width),
      scheme: String(parts.scheme),
      full: parts.full !== undefined,
      pixels: { width: header.readUInt32BE(0), height: header.readUInt32BE(4) },
    };
  });
}

function grouped(those: Picture[], by: (picture: Picture) => string): Picture[][] {
  const groups = new Map<string, Picture[]>();
  for (const picture of those) {
    groups.set(by(picture), [...(groups.get(by(picture)) ?? []), picture]);
  }
  return [...groups.values()];
}

/** Pictures side by side, of one height. */
function rowOf(row: Picture[]): Placed[] {
  const natural = row.reduce((sum, { pixels }) => sum + pixels.width / pixels.height, 0);
  const height = Math.min(ROW_HEIGHT, (LARGEST - GAP * (row.length + 1)) / natural);
  let left = GAP;
  return row.map((picture) => {
    const width = (height * picture.pixels.width) / picture.pixels.height;
    const placed = { picture, left, top: 0, width, height };
    left += width + GAP;
    return placed;
  });
}

/** The same rows, but short ones beside each other. */
function joined(rows: Placed[][]): Placed[][] {
  const lines: Placed[][] = [];
  for (const row of rows) {
    const start = rightOf(lines.at(-1) ?? []);
    if (start > 0 && start + rightOf(row) <= LARGEST) {
      lines.at(-1)?.push(...row.map((placed) => ({ ...placed, left: placed.left + start })));
    } else {
      lines.push(row);
    }
  }
  return lines;
}

function rightOf(placed: Placed[]): number {
  return Math.max(0, ...placed.map(({ left, width }) => left + width));
}

/** Pictures of one width, as many in a row as there is room for. */
function wrap(those: Picture[], width: number): Placed[][] {
  const perRow = Math.floor((LARGEST - GAP) / (width + GAP));
  const rows: Placed[][] = [];
  for (const [index, picture] of those.entries()) {
    const { pixels } = picture;
    const scale = Math.min(width / pixels.width, (LARGEST - CAPTION - 2 * GAP) / pixels.height);
    const column = index % perRow;
    if (column === 0) rows.push([]);
    rows.at(-1)?.push({
      picture,
      left: GAP + column * (width + GAP),
      top: 0,
      width: pixels.width * scale,
      height: pixels.height * scale,
    });
  }
  return rows;
}

/** Rows below each other, on as many sheets as they need. */
function fill(rows: Placed[][]): Placed[][] {
  const sheets: Placed[][] = [];
  let top = LARGEST;
  for (const row of rows) {
    const height = Math.max(...row.map((placed) => placed.height)) + CAPTION + GAP;
    if (top + height > LARGEST) {
      sheets.push([]);
      top = GAP;
    }
    sheets.at(-1)?.push(...row.map((placed) => ({ ...placed, top: top + CAPTION })));
    top += height;
  }
  return sheets;
}

async function print(page: Page, name: string, sheets: Placed[][]): Promise<void> {
  for (const [index, sheet] of sheets.entries()) {
    const width = Math.ceil(rightOf(sheet)) + GAP;
    const height = Math.ceil(Math.max(...sheet.map((each) => each.top + each.height))) + GAP;
    await page.setViewportSize({ width, height });
    await page.evaluate(
      async (items) => {
        document.body.style.cssText = 'margin: 0; background: #777; font: 12px sans-serif';
        document.body.replaceChildren(
          ...items.flatMap(({ name, ...place }) => {
            const image = new Image();
            image.src = `/${name}.png`;
            const caption = document.createElement('div');
            caption.textContent = name;
            caption.style.cssText = 'overflow: hidden; white-space: nowrap; color: #fff';
            for (const { style } of [image, caption]) {
              style.position = 'absolute';
              for (const [side, px] of Object.entries(place)) {
                style.setProperty(side, `${String(px)}px`);
              }
            }
            caption.style.top = `${String(place.top - 16)}px`;
            caption.style.height = '16px';
            return [caption, image];
          }),
        );
        await Promise.all([...document.images].map((image) => image.decode()));
      },
      sheet.map(({ picture, ...place }) => ({ name: picture.name, ...place })),
    );
    const path = join(SHEETS, `${name}-${String(index + 1)}.png`);
    await page.screenshot({ path });
  }
}
