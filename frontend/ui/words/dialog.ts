import type { Localized } from '../language';

const en = {
  ok: 'Ok',
  undo: 'Undo',
  close: 'Close',
};

export const dialogWords: Localized<typeof en> = { en };
