import { nightTours } from '../departures/tour-kinds';
import { BookingList } from './BookingList';
import { texts as listIntro } from '../departures/list-texts.en';

export const description = listIntro.night;

export default function NightToursPage() {
  return <BookingList kind={nightTours} />;
}
