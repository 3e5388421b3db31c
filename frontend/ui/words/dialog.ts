import type { InEachLanguage } from '../language';

const en = {
  ok: 'Ok',
  undo: 'Undo',
  close: 'Close',
};

/** What dialogs say by themselves. */
export const dialogWords: InEachLanguage<typeof en> = { en };
