import { useId } from 'react';
import type { SheetDeparture } from '../../api/schema';
import { useGuideSession } from '../offline/guide-session';
import type { NotedPayment } from '../offline/money';
import { PaymentList } from './PaymentList';
import styles from './payments.module.css';

interface Props {
  departure: SheetDeparture;
  tips: readonly NotedPayment[];
}

/** The tips for a whole departure. */
export function DepartureTips({ departure, tips }: Props) {
  const { outbox } = useGuideSession();
  const titleId = useId();
  if (tips.length === 0) return null;
  return (
    <section className={styles.tips} aria-labelledby={titleId}>
      <h4 id={titleId}>Tips for the whole tour</h4>
      <PaymentList payments={tips} onUndo={(tip) => void outbox.undoPayment(departure, tip)} />
    </section>
  );
}
