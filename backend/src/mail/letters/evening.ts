import { newYorkInstant } from 'shared/new-york';
import { action, paragraph, tourName } from '../content/blocks';
import type { DepartureFacts } from '../content/facts';
import { describeTurnout, guideLetter } from '../content/guide';
import type { Letter, Site } from '../rendering/letter';
import type { GuideLetter } from './definition';
import { guideWords } from '../words/guide';

/** When the letter becomes useless, in New York time on the date of the tours. */
const USELESS_AT = '06:00';

/** Lists tomorrow's tours and how many people are coming, or informs the guide that nobody has booked. */
export const evening: GuideLetter<readonly DepartureFacts[]> = {
  to: 'guide',
  label: 'Tomorrow’s tours, to you',
  isWanted: (choice) => choice.evening,
  eveningBefore: { from: '18:00', to: '23:00', until: (date) => newYorkInstant(date, USELESS_AT) },
  load: ({ date = '' }, facts) => facts.loadDeparturesOn(date),

  write(site, departures) {
    const { evening: words, shared: sharedWords } = guideWords;
    const nameOf = (each: DepartureFacts) => words.departure(each.startsAt, tourName(site, each));
    const bookedDepartures = departures.filter(({ people }) => people > 0);
    const [first] = bookedDepartures;
    if (first === undefined) return nobodyBookedLetter(site, departures);
    const people = bookedDepartures.reduce((sum, each) => sum + each.people, 0);
    return guideLetter(site, {
      subject: words.subject(bookedDepartures.length, people),
      preheader: bookedDepartures.map(nameOf).join('; '),
      title: words.title(first.startsAt),
      blocks: [
        {
          kind: 'facts',
          rows: departures.map((each) => ({
            label: nameOf(each),
            value: describeTurnout(each),
          })),
        },
        ...bookedDepartures.flatMap((each) =>
          each.minPeople === undefined || each.people >= each.minPeople
            ? []
            : paragraph(
                [`${nameOf(each)}.`, words.tooFew(each.minPeople), words.notifyParties].join(' '),
              ),
        ),
        action(sharedWords.open, first.dayUrl),
      ],
    });
  },
};

function nobodyBookedLetter(site: Site, departures: readonly DepartureFacts[]): Letter {
  const { evening: words } = guideWords;
  const [lastCutoff] = departures
    .flatMap(({ bookableUntil }) => bookableUntil ?? [])
    .sort((a, b) => b.getTime() - a.getTime());
  const { subject, title, text } =
    departures.length === 0 ? words.none : lastCutoff ? words.nobodyYet(lastCutoff) : words.nobody;
  return guideLetter(site, { subject, title, preheader: text, blocks: [paragraph(text)] });
}
