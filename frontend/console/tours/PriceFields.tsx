import clsx from 'clsx';
import { AGE_UNITS, priceText } from 'shared/price';
import { priceWords } from 'shared/words/en/price';
import * as limits from '../../api/limits';
import type { GuideTour } from '../../api/schema';
import { Field } from '../../ui/Field';
import { InputField, wholeNumberProps } from '../forms/InputField';
import { draftToPrice, describeKeptPrices, unitsOf, type PriceDraft } from './price-draft';
import forms from '../forms/forms.module.css';
import callout from '../../ui/callout.module.css';

const { cents, note } = limits.PriceInput;

const PRICE_KIND_LABELS: Readonly<Record<PriceDraft['kind'], string>> = {
  NONE: 'Don’t mention a price',
  PERSON: 'For each person',
  PARTY: 'For each party',
  AGE: 'By age',
  TIPS: 'Free, with tips',
  WISH: 'Pay what you wish',
  WORDS: 'Only in words',
};

const AMOUNT_INPUT_PROPS = {
  type: 'number',
  inputMode: 'decimal',
  step: 0.01,
  min: 0,
  max: cents.maximum / 100,
} as const;

interface Props {
  price: PriceDraft;
  /** The prices that upcoming bookings keep, even if the price changes. */
  promisedPrices: GuideTour['promisedPrices'];
  onChange: (price: PriceDraft) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
}

/** Fields for a tour's price, and a preview of the words that visitors will read. */
export function PriceFields({ price, promisedPrices, onChange, errors }: Props) {
  const { kind } = price;
  const change = (changes: Partial<PriceDraft>) => {
    onChange({ ...price, ...changes });
  };
  const newPrice = draftToPrice(price);
  const keptPricesText =
    kind === 'NONE' || isComplete(price) ? describeKeptPrices(promisedPrices, newPrice) : '';
  return (
    <div className={forms.columns}>
      <div className={forms.fullWidth}>
        <Field label="Price" error={errors.price}>
          {(props) => (
            <select
              {...props}
              value={kind}
              onChange={(event) => {
                change({ kind: event.target.value as PriceDraft['kind'] });
              }}
            >
              {Object.entries(PRICE_KIND_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {(kind === 'PERSON' || kind === 'PARTY' || kind === 'WISH') && (
        <div className={forms.fullWidth}>
          <InputField
            label={kind === 'WISH' ? 'Suggested amount in dollars' : 'Amount in dollars'}
            hint={kind === 'WISH' ? 'For each person. Leave empty for no suggestion.' : ''}
            required={kind !== 'WISH'}
            {...AMOUNT_INPUT_PROPS}
            error={errors['price.cents']}
            value={price.amount}
            onChange={(amount) => {
              change({ amount });
            }}
          />
        </div>
      )}
      {kind === 'AGE' && <AgePrices price={price} errors={errors} onChange={change} />}
      {kind !== 'NONE' && (
        <div className={forms.fullWidth}>
          <InputField
            label={kind === 'WORDS' ? 'Price in words' : 'Anything else about the price'}
            hint={
              kind === 'WORDS' ? 'The site can’t calculate totals.' : 'Such as “Students pay half”.'
            }
            required={kind === 'WORDS'}
            maxLength={note.maxLength}
            error={errors['price.note']}
            value={price.note}
            onChange={(newNote) => {
              change({ note: newNote });
            }}
          />
        </div>
      )}
      <div className={clsx(forms.fullWidth, forms.columns)} role="status">
        {newPrice && isComplete(price) && (
          <p className={forms.fullWidth}>Visitors will see “{priceText(newPrice)}”.</p>
        )}
        {keptPricesText !== '' && (
          <p className={clsx(forms.fullWidth, callout.notice)}>{keptPricesText}</p>
        )}
      </div>
    </div>
  );
}

interface AgePricesProps {
  price: PriceDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<PriceDraft>) => void;
}

/** The price and the minimum age of each age group. Adults always have a price. */
function AgePrices({ price, errors, onChange }: AgePricesProps) {
  const units = unitsOf(price);
  return AGE_UNITS.map((unit) => {
    const group = price.ages[unit];
    const changeGroup = (changes: Partial<typeof group>) => {
      onChange({ ages: { ...price.ages, [unit]: { ...group, ...changes } } });
    };
    const errorOf = (name: string) => errors[`price.groups.${String(units.indexOf(unit))}.${name}`];
    const name = priceWords.unit(unit, 2);
    return (
      <fieldset key={unit} className={clsx(forms.fullWidth, forms.group)}>
        <legend>
          {unit === 'ADULT' ? (
            'Adults'
          ) : (
            <label>
              <input
                type="checkbox"
                checked={group.isOn}
                onChange={({ target }) => {
                  changeGroup({ isOn: target.checked });
                }}
              />
              A price for {name}
            </label>
          )}
        </legend>
        {group.isOn && (
          <div className={forms.columns}>
            <InputField
              label="From age"
              nameInErrors={`The age of ${name}`}
              {...wholeNumberProps(limits.AgePriceInput.minAge)}
              error={errorOf('minAge') ?? errorOf('unit')}
              value={group.minAge}
              onChange={(minAge) => {
                changeGroup({ minAge });
              }}
            />
            <InputField
              label="Dollars"
              nameInErrors={`The price for ${name}`}
              {...AMOUNT_INPUT_PROPS}
              error={errorOf('cents')}
              value={group.amount}
              onChange={(amount) => {
                changeGroup({ amount });
              }}
            />
          </div>
        )}
      </fieldset>
    );
  });
}

/** Whether all amounts and words that a price needs are filled in. */
function isComplete(price: PriceDraft): boolean {
  const { kind, amount, ages, note: words } = price;
  if (kind === 'AGE') return unitsOf(price).every((unit) => ages[unit].amount !== '');
  if (kind === 'WORDS') return words.trim() !== '';
  return amount !== '' || (kind !== 'PERSON' && kind !== 'PARTY');
}
