import { paymentText, type PartyAges } from 'shared/party-price';
import type { Price } from 'shared/price';
import { texts } from './texts.en';
import styles from './price.module.css';

interface Props extends PartyAges {
  price: Price | undefined;
  /** Whether the visitor has chosen a different tour, so that the booking's price would change to this one. */
  isPriceChange?: boolean;
}

/** A party's price: "2 × $40 = $80, paid to your guide on the day". Renders nothing without a price or a party. */
export function PartyPrice({ price, isPriceChange = false, ...party }: Props) {
  if (!price || !(party.people >= 1)) return null;
  const { kind, note } = price;
  const sum = paymentText(price, party);
  return (
    <p className={styles.sum}>
      <span role="status">{isPriceChange ? texts.ownPrice(sum) : sum}</span>
      {note !== undefined && kind !== 'WORDS' && <small>{note}</small>}
    </p>
  );
}
