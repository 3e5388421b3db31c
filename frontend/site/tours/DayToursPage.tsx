import { dayTours } from '../tour-kinds';
import { walksWords } from '../words/walks';
import type { Language } from '../../ui/language';
import { Tours } from './Tours';

export const describe = (language: Language) => walksWords[language].day;

export default function DayToursPage() {
  return <Tours kind={dayTours} />;
}
