import { dayTours } from '../departures/tour-kinds';
import { BookingList } from './BookingList';
import { texts as siteTexts } from '../app/texts.en';

export const description = siteTexts.walks.day;

export default function DayToursPage() {
  return <BookingList kind={dayTours} />;
}
