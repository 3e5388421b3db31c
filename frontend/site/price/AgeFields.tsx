import type { Ages } from 'shared/party-price';
import { agesText, type AgeUnit, type Price } from 'shared/price';
import { priceWords } from 'shared/words/en/price';
import { capitalize } from 'shared/capitalize';
import { Field } from '../../ui/Field';
import { texts } from './texts.en';
import styles from './price.module.css';

interface Props {
  price: Price | undefined;
  people: number;
  ages: Ages;
  onChange: (ages: Ages) => void;
  /** The server's error about the ages. */
  error: string | undefined;
}

/** Asks how many people in a party aren't adults, by age group. Renders nothing unless the price depends on ages. */
export function AgeFields({ price, people, ages, onChange, error }: Props) {
  const groups = price?.groups ?? [];
  const nonAdultGroups = groups.filter(({ unit }) => unit !== 'ADULT');
  if (nonAdultGroups.length === 0 || !(people >= 1)) return null;
  const nonAdultCount = nonAdultGroups.reduce((sum, { unit }) => sum + (ages[unit] ?? 0), 0);
  const tooManyError = nonAdultCount > people ? texts.tooManyAges(people) : undefined;
  const setCount = (unit: AgeUnit, value: string) => {
    onChange({ ...ages, [unit]: Number(value) });
  };
  return (
    <fieldset className={styles.ages}>
      <legend>{texts.ages(people)}</legend>
      {nonAdultGroups.map((group, index) => (
        <Field
          key={group.unit}
          label={capitalize(priceWords.unitWithAges(group.unit, agesText(groups, group)))}
          // All fields have the same error, and the last one shows it.
          {...(index === nonAdultGroups.length - 1 && { validationError: tooManyError, error })}
        >
          {(props) => (
            <select
              {...props}
              ref={(select) => {
                // The form can't be sent while the ages add up to more people than the party has.
                select?.setCustomValidity(tooManyError ?? '');
              }}
              name={group.unit}
              value={ages[group.unit] ?? 0}
              onChange={(event) => {
                setCount(group.unit, event.target.value);
              }}
            >
              {Array.from({ length: Math.max(people, ages[group.unit] ?? 0) + 1 }, (_, count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
