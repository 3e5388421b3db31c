import type { InEachLanguage } from '../language';

const en = {
  ok: 'Ok',
  undo: 'Undo',
  close: 'Close',
};

export const dialogWords: InEachLanguage<typeof en> = { en };
