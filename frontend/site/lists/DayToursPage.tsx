import { dayTours } from '../departures/tour-kinds';
import { walksWords } from '../words/walks';
import type { Language } from '../../ui/language';
import { BookingList } from './BookingList';

export const describe = (language: Language) => walksWords[language].day;

export default function DayToursPage() {
  return <BookingList kind={dayTours} />;
}
