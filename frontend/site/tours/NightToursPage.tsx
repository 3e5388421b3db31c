import { nightTours } from '../tour-kinds';
import { walksWords } from '../words/walks';
import type { Language } from '../../ui/language';
import { Tours } from './Tours';

export const describe = (language: Language) => walksWords[language].night;

export default function NightToursPage() {
  return <Tours kind={nightTours} />;
}
