// @ts-check
// make start: runs the site in the foreground until Ctrl-C.
import { fetchContactNotice } from './contact-notice.mjs';
import { main } from './main.mjs';
import { PlainError } from './plain-error.mjs';
import { readSettings } from './settings.mjs';
import { startSite } from './site.mjs';

await main(
  async () => {
    const settings = readSettings();
    const { url, unexpectedExit } = await startSite(settings);
    console.log(`New York on Foot is at ${url}  (Ctrl-C stops it)`);
    const contents = settings.env.MONGODB_URI ? 'Secret and logs' : 'Data, secret, and logs';
    console.log(`${contents} are in ${settings.data}`);
    const notice = await fetchContactNotice(url);
    if (notice) console.log(notice);
    throw new PlainError(await unexpectedExit);
  },
  () => {
    console.log('Stopped.');
    return 0;
  },
);
