import { paragraph, tourName } from '../content/blocks';
import type { MailFailure } from '../content/facts';
import { partyRows, describeParty, guideLetter } from '../content/guide';
import type { Block } from '../rendering/letter';
import type { GuideLetter } from './definition';
import { guideWords } from '../words/guide';

const MINUTE_MS = 60 * 1000;
/** Failures within this time are reported in one letter. */
const COLLECTION_MS = 10 * MINUTE_MS;
/** How long the letter is useful. After that, only the console shows the failures. */
const VALID_MS = 2 * 24 * 60 * MINUTE_MS;

/** Notifies the guide of letters to visitors that couldn't be delivered. */
export const mailFails: GuideLetter<readonly MailFailure[]> = {
  to: 'guide',
  label: 'That emails didn’t arrive, to you',
  isWanted: ({ bookings }) => bookings !== 'none',

  sendTimes(now) {
    const nextNumber = Math.ceil(now.getTime() / COLLECTION_MS);
    return [nextNumber, nextNumber + 1].map((intervalNumber) => {
      const dueAt = new Date(intervalNumber * COLLECTION_MS);
      const until = new Date(dueAt.getTime() + VALID_MS);
      return { name: dueAt.toISOString(), dueAt, until };
    });
  },

  async load({ mails = [] }, facts) {
    const failures = await facts.loadFailures(mails);
    return failures.length > 0 ? failures : 'All of these visitors have been notified.';
  },

  write(site, failures) {
    const { mailFails: words, digest } = guideWords;
    return guideLetter(site, {
      subject: words.subject(failures.length),
      preheader: failures.map(({ party }) => describeParty(party)).join('; '),
      title: words.title,
      blocks: [
        paragraph(words.text(failures.length)),
        ...failures.map(({ party, departure, serverReply }): Block => {
          const about = digest.departure(tourName(site, departure), departure.startsAt);
          return {
            kind: 'facts',
            rows: [
              ...partyRows(party),
              { label: words.about, value: about },
              { label: words.serverReply, value: serverReply },
            ],
          };
        }),
      ],
    });
  },
};
