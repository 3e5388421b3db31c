import { formatPrice } from 'shared/price';
import * as limits from '../../api/limits';
import { Field } from '../../ui/Field';
import type { Draft, PriceKind } from './draft';
import { InputField } from '../forms/InputField';
import forms from '../forms/forms.module.css';

const { text, amount } = limits.PriceInput;

const KINDS: Readonly<Record<PriceKind, string>> = {
  none: 'Don’t mention a price',
  text: 'In words',
  amount: 'An amount',
  wish: 'Pay what you wish',
};

interface Props {
  price: Draft['price'];
  onChange: (price: Draft['price']) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
}

/** Fields for a tour's price. */
export function PriceFields({ price, onChange, errors }: Props) {
  const set = (name: keyof Draft['price']) => (value: string) => {
    onChange({ ...price, [name]: value });
  };
  return (
    <div className={forms.columns}>
      <div className={forms.wholeLine}>
        <Field label="Price" error={errors.price}>
          {(props) => (
            <select
              {...props}
              value={price.kind}
              onChange={(event) => {
                set('kind')(event.target.value);
              }}
            >
              {Object.entries(KINDS).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {(price.kind === 'text' || price.kind === 'wish') && (
        <div className={forms.wholeLine}>
          <InputField
            label="Price in words"
            hint="As visitors will read it, such as “Pay what you wish, from $20”."
            maxLength={text.maxLength}
            error={errors['price.text']}
            value={price.text}
            onChange={set('text')}
          />
        </div>
      )}
      {price.kind === 'amount' && (
        <>
          <InputField
            label="Amount"
            hint={amountHint(price)}
            type="number"
            inputMode="decimal"
            step={0.01}
            min={amount.minimum}
            max={amount.maximum}
            error={errors['price.amount']}
            value={price.amount}
            onChange={set('amount')}
          />
          <InputField
            label="Currency"
            hint="Three letters."
            maxLength={3}
            error={errors['price.currency']}
            value={price.currency}
            onChange={set('currency')}
          />
          <div className={forms.wholeLine}>
            <Field label="For" error={errors['price.unit']}>
              {(props) => (
                <select
                  {...props}
                  value={price.unit}
                  onChange={(event) => {
                    set('unit')(event.target.value);
                  }}
                >
                  <option value="PERSON">each person</option>
                  <option value="PARTY">the whole party</option>
                </select>
              )}
            </Field>
          </div>
        </>
      )}
    </div>
  );
}

/** Quotes the price text that visitors will see, and the one that they see now, if it differs. */
function amountHint({ amount: typed, currency, unit, text: before }: Draft['price']): string {
  if (typed === '' || !/^[a-z]{3}$/i.test(currency.trim()))
    return 'Visitors will see the price written out.';
  const words = formatPrice({
    amount: Number(typed),
    currency: currency.trim(),
    unit: unit === 'PARTY' ? 'PARTY' : 'PERSON',
  });
  const preview = `Visitors will see “${words}”.`;
  return before === '' || before === words
    ? preview
    : `${preview} Right now, they see “${before}”. If that has other details, move them to “Good to know”.`;
}
