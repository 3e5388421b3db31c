import { paymentText, type PartyAges } from 'shared/party-price';
import type { Price } from 'shared/price';
import { texts } from './texts.en';
import styles from './price.module.css';

interface Props extends PartyAges {
  price: Price | undefined;
  /** Whether a booking that had a different price would get this one. */
  isNew?: boolean;
}

/** What a party pays, to whom, and when. Renders nothing without a price or a party. */
export function PartyPrice({ price, isNew = false, ...party }: Props) {
  if (!price || !(party.people >= 1)) return null;
  const { kind, note } = price;
  const sum = paymentText(price, party);
  return (
    <p className={styles.sum}>
      <span role="status">{isNew ? texts.ownPrice(sum) : sum}</span>
      {note !== undefined && kind !== 'WORDS' && <small>{note}</small>}
    </p>
  );
}
