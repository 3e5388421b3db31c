import { dayTours } from '../tour-kinds';
import { Tours } from './Tours';

export default function DayToursPage() {
  return <Tours kind={dayTours} />;
}
