import type { Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';

const FRAME_HEIGHT_PX = 600;
const GAP_PX = 12;

/** Joins screenshots of a journey into one picture. Does nothing unless SCREENSHOT is set. */
export class FilmStrip {
  private readonly frames: Buffer[] = [];

  async add(page: Page): Promise<void> {
    if (process.env.SCREENSHOT) this.frames.push(await page.screenshot());
  }

  /** @param path the picture's file */
  async save(path: string): Promise<void> {
    if (this.frames.length === 0) return;
    const inputs: OverlayOptions[] = [];
    let left = GAP_PX;
    for (const frame of this.frames) {
      const resized = sharp(frame).resize({ height: FRAME_HEIGHT_PX }).png();
      const { data, info } = await resized.toBuffer({ resolveWithObject: true });
      inputs.push({ input: data, left, top: GAP_PX });
      left += info.width + GAP_PX;
    }
    const height = FRAME_HEIGHT_PX + 2 * GAP_PX;
    const background = '#888';
    await sharp({ create: { width: left, height, channels: 3, background } })
      .composite(inputs)
      .toFile(path);
  }
}
