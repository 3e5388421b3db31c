import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SCREENSHOTS_FOLDER } from './camera';
import { parseScreenshotName, type ScreenshotParts } from './screenshot-names';

const CONTACT_SHEETS_FOLDER = join(SCREENSHOTS_FOLDER, 'sheets');
const MAX_SHEET_PX = 2000;
const GAP_PX = 8;
const CAPTION_PX = 18;
/** The maximum height of rows that show a state at all widths. */
const MAX_ROW_HEIGHT_PX = 370;
/** The column widths of full-page screenshots, keyed by the page's width. */
const COLUMN_WIDTHS_PX: Record<number, number> = { 375: 236, 1280: 488 };

interface Screenshot extends ScreenshotParts {
  name: string;
  /** The file's size in pixels. */
  pixels: { width: number; height: number };
}

interface PlacedScreenshot {
  screenshot: Screenshot;
  left: number;
  top: number;
  width: number;
  height: number;
}

const screenshots = readScreenshots();

test('the contact sheets show every state at all widths, and every full page', async ({ page }) => {
  expect(screenshots.length, 'screenshots from `make screenshots`').toBeGreaterThan(0);
  rmSync(CONTACT_SHEETS_FOLDER, { recursive: true, force: true });
  await page.route('**/*.png', (route) =>
    route.fulfill({ path: join(SCREENSHOTS_FOLDER, new URL(route.request().url()).pathname) }),
  );
  await page.route('http://sheets.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('http://sheets.test/');
  for (const group of groupBy(screenshots, ({ screen }) => screen)) {
    const screen = String(group[0]?.screen);
    const viewportScreenshots = group.filter(({ full }) => !full);
    const rows = groupBy(viewportScreenshots, ({ state, scheme }) => `${state} ${scheme}`);
    await saveSheets(page, screen, fillSheets(joinRows(rows.map(layOutRow))));

    for (const [width, columnWidth] of Object.entries(COLUMN_WIDTHS_PX)) {
      const fullPages = group.filter(
        (screenshot) => screenshot.full && screenshot.width === Number(width),
      );
      await saveSheets(
        page,
        `${screen}-whole-${width.padStart(4, '0')}`,
        fillSheets(layOutColumns(fullPages, columnWidth)),
      );
    }
  }
});

function readScreenshots(): Screenshot[] {
  let files: string[] = [];
  try {
    files = readdirSync(SCREENSHOTS_FOLDER, { encoding: 'utf8', recursive: true });
  } catch {
    // There are no screenshots yet.
  }
  return files.sort().flatMap((file) => {
    const name = file.replace(/\.png$/, '');
    const parts = parseScreenshotName(name);
    if (!parts) return [];
    // A PNG file has its width and height in bytes 16 to 23.
    const dimensions = readFileSync(join(SCREENSHOTS_FOLDER, file)).subarray(16, 24);
    return {
      ...parts,
      name,
      pixels: { width: dimensions.readUInt32BE(0), height: dimensions.readUInt32BE(4) },
    };
  });
}

function groupBy(all: Screenshot[], getKey: (screenshot: Screenshot) => string): Screenshot[][] {
  const groups = new Map<string, Screenshot[]>();
  for (const screenshot of all) {
    const key = getKey(screenshot);
    groups.set(key, [...(groups.get(key) ?? []), screenshot]);
  }
  return [...groups.values()];
}

/** Lays out screenshots side by side, all at the same height. */
function layOutRow(row: Screenshot[]): PlacedScreenshot[] {
  const totalAspectRatio = row.reduce((sum, { pixels }) => sum + pixels.width / pixels.height, 0);
  const height = Math.min(
    MAX_ROW_HEIGHT_PX,
    (MAX_SHEET_PX - GAP_PX * (row.length + 1)) / totalAspectRatio,
  );
  let left = GAP_PX;
  return row.map((screenshot) => {
    const width = (height * screenshot.pixels.width) / screenshot.pixels.height;
    const placed = { screenshot, left, top: 0, width, height };
    left += width + GAP_PX;
    return placed;
  });
}

/** Joins short rows that fit beside each other. */
function joinRows(rows: PlacedScreenshot[][]): PlacedScreenshot[][] {
  const joined: PlacedScreenshot[][] = [];
  for (const row of rows) {
    const start = rightEdgeOf(joined.at(-1) ?? []);
    if (start > 0 && start + rightEdgeOf(row) <= MAX_SHEET_PX) {
      joined.at(-1)?.push(...row.map((placed) => ({ ...placed, left: placed.left + start })));
    } else {
      joined.push(row);
    }
  }
  return joined;
}

function rightEdgeOf(placed: PlacedScreenshot[]): number {
  return Math.max(0, ...placed.map(({ left, width }) => left + width));
}

/** Lays out screenshots at the same width, with as many in a row as fit. */
function layOutColumns(all: Screenshot[], width: number): PlacedScreenshot[][] {
  const perRow = Math.floor((MAX_SHEET_PX - GAP_PX) / (width + GAP_PX));
  const rows: PlacedScreenshot[][] = [];
  for (const [index, screenshot] of all.entries()) {
    const { pixels } = screenshot;
    const scale = Math.min(
      width / pixels.width,
      (MAX_SHEET_PX - CAPTION_PX - 2 * GAP_PX) / pixels.height,
    );
    const column = index % perRow;
    if (column === 0) rows.push([]);
    rows.at(-1)?.push({
      screenshot,
      left: GAP_PX + column * (width + GAP_PX),
      top: 0,
      width: pixels.width * scale,
      height: pixels.height * scale,
    });
  }
  return rows;
}

/** Stacks rows on as many sheets as they need. */
function fillSheets(rows: PlacedScreenshot[][]): PlacedScreenshot[][] {
  const sheets: PlacedScreenshot[][] = [];
  let top = MAX_SHEET_PX;
  for (const row of rows) {
    const height = Math.max(...row.map((placed) => placed.height)) + CAPTION_PX + GAP_PX;
    if (top + height > MAX_SHEET_PX) {
      sheets.push([]);
      top = GAP_PX;
    }
    sheets.at(-1)?.push(...row.map((placed) => ({ ...placed, top: top + CAPTION_PX })));
    top += height;
  }
  return sheets;
}

async function saveSheets(page: Page, name: string, sheets: PlacedScreenshot[][]): Promise<void> {
  for (const [index, sheet] of sheets.entries()) {
    const width = Math.ceil(rightEdgeOf(sheet)) + GAP_PX;
    const height = Math.ceil(Math.max(...sheet.map((each) => each.top + each.height))) + GAP_PX;
    await page.setViewportSize({ width, height });
    await page.evaluate(
      async (items) => {
        document.body.style.cssText = 'margin: 0; background: #777; font: 12px sans-serif';
        document.body.replaceChildren(
          ...items.flatMap(({ name, ...box }) => {
            const image = new Image();
            image.src = `/${name}.png`;
            const caption = document.createElement('div');
            caption.textContent = name;
            caption.style.cssText = 'overflow: hidden; white-space: nowrap; color: #fff';
            for (const { style } of [image, caption]) {
              style.position = 'absolute';
              for (const [side, px] of Object.entries(box)) {
                style.setProperty(side, `${String(px)}px`);
              }
            }
            caption.style.top = `${String(box.top - 16)}px`;
            caption.style.height = '16px';
            return [caption, image];
          }),
        );
        await Promise.all([...document.images].map((image) => image.decode()));
      },
      sheet.map(({ screenshot, ...box }) => ({ name: screenshot.name, ...box })),
    );
    const path = join(CONTACT_SHEETS_FOLDER, `${name}-${String(index + 1)}.png`);
    await page.screenshot({ path });
  }
}
