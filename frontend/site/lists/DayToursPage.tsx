import { dayTours } from '../departures/tour-kinds';
import { BookingList } from './BookingList';
import { texts as listIntro } from '../departures/list-texts.en';

export const description = listIntro.day;

export default function DayToursPage() {
  return <BookingList kind={dayTours} />;
}
