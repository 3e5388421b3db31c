import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import { action, heading, paragraph, tourName } from '../content/blocks';
import type { BookingNews, DepartureFacts } from '../content/facts';
import { describeTurnout, describeParty, guideLetter } from '../content/guide';
import type { Block } from '../rendering/letter';
import type { GuideLetter } from './definition';
import { guideWords } from '../words/guide';

/** When a digest is sent, in New York time. */
const SENT_AT = '07:00';
/** When a digest becomes useless, in New York time. */
const USELESS_AT = '20:00';

/** Lists visitors' changes since the last digest, grouped by kind, and the current turnout of their departures. */
export const digest: GuideLetter<readonly BookingNews[]> = {
  to: 'guide',
  label: 'A day’s bookings, to you',
  isWanted: ({ bookings }) => bookings === 'daily',

  sendTimes: (now) =>
    [0, 1, 2]
      .map((days) => addDays(newYorkDate(now), days))
      .map((date) => ({
        name: date,
        dueAt: newYorkInstant(date, SENT_AT),
        until: newYorkInstant(date, USELESS_AT),
      }))
      .filter(({ dueAt }) => dueAt > now),

  load: ({ news = [] }, facts) => facts.loadNews(news),

  write(site, news) {
    const { digest: words, shared: sharedWords } = guideWords;
    const departures = departuresOf(news);
    const [first] = departures;
    return guideLetter(site, {
      subject: words.subject(news.length),
      preheader:
        news.length === 0 ? words.none : news.map(({ party }) => describeParty(party)).join('; '),
      title: words.title,
      blocks: [
        ...(news.length === 0 ? [paragraph(words.none)] : []),
        ...(['booked', 'changed', 'cancelled'] as const).flatMap((kind): Block[] => {
          const items = news
            .filter((each) => each.kind === kind)
            .map(({ party, departure }) =>
              words.line(describeParty(party), tourName(site, departure), departure.startsAt),
            );
          return items.length === 0 ? [] : [heading(words.titles[kind]), { kind: 'list', items }];
        }),
        ...(first === undefined
          ? []
          : [
              heading(words.departures),
              {
                kind: 'facts' as const,
                rows: departures.map((departure) => ({
                  label: words.departure(tourName(site, departure), departure.startsAt),
                  value: describeTurnout(departure),
                  href: departure.dayUrl,
                })),
              },
              action(sharedWords.open, first.dayUrl),
            ]),
      ],
    });
  },
};

/** Returns the departures that the changes affect, without duplicates, earliest first. */
function departuresOf(news: readonly BookingNews[]): DepartureFacts[] {
  const keyOf = ({ list, place, startsAt }: DepartureFacts) =>
    [list, place, startsAt.toISOString()].join();
  const byKey = new Map(news.map(({ departure }) => [keyOf(departure), departure]));
  return [...byKey.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
