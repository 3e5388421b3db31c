import { nightTours } from '../departures/tour-kinds';
import { BookingList } from './BookingList';
import { texts as siteTexts } from '../app/texts.en';

export const description = siteTexts.walks.night;

export default function NightToursPage() {
  return <BookingList kind={nightTours} />;
}
