import { nightTours } from '../tour-kinds';
import { Tours } from './Tours';

export default function NightToursPage() {
  return <Tours kind={nightTours} />;
}
