import { nightTours } from '../departures/tour-kinds';
import { walksWords } from '../words/walks';
import type { Language } from '../../ui/language';
import { BookingList } from './BookingList';

export const describe = (language: Language) => walksWords[language].night;

export default function NightToursPage() {
  return <BookingList kind={nightTours} />;
}
