import clsx from 'clsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { linkHost } from 'shared/https-link';
import {
  hasPaymentLink,
  PAYMENT_METHOD_KINDS,
  PAYMENT_USES,
  paymentMethodName,
  type PaymentMethodKind,
  type PaymentUse,
} from 'shared/payment-methods';
import { errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { PaymentMethodInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { InputField } from '../forms/InputField';
import { useForm } from '../forms/use-form';
import { getPaymentMethods, savePaymentMethods } from '../guide-api';
import { newItemKey, type Item } from '../tours/draft';
import { ItemList } from '../tours/ItemList';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import field from '../../ui/field.module.css';
import styles from './payment-methods.module.css';

const PAYMENT_METHODS_QUERY = { queryKey: ['payment-methods'], queryFn: getPaymentMethods };
const { url: urlLimits, name: nameLimits } = limits.PaymentMethodInput;

const USE_LABELS: Readonly<Record<PaymentUse, string>> = {
  FARE: 'The tour',
  DEPOSIT: 'Deposits',
  TIP: 'Tips',
};

/** The form fields of a way to pay. */
interface MethodDraft extends Item {
  kind: PaymentMethodKind;
  uses: PaymentUse[];
  url: string;
  name: string;
}

const newMethod = (): MethodDraft => ({
  key: newItemKey(),
  kind: 'CASH',
  uses: ['FARE', 'TIP'],
  url: '',
  name: '',
});

/** Lets the guide enter the ways to pay, which visitors see on tickets and in emails. */
export function PaymentMethods() {
  const { data, error, refetch } = useQuery(PAYMENT_METHODS_QUERY);
  return (
    <section className={clsx(card.card, styles.payments)} aria-labelledby="payments-title">
      <h2 id="payments-title">How visitors pay you</h2>
      <p>
        Tickets and emails show this. Visitors pay you directly: nothing passes through the site.
      </p>
      {error !== null && (
        <Alert onRetry={() => void refetch()}>
          The ways to pay couldn’t be loaded. {errorSentence(error)}
        </Alert>
      )}
      {!data && error === null && <p role="status">Loading…</p>}
      {data && <MethodsForm savedMethods={data} />}
    </section>
  );
}

function MethodsForm({ savedMethods }: { savedMethods: readonly PaymentMethodInput[] }) {
  const client = useQueryClient();
  const [methods, setMethods] = useState<MethodDraft[]>(() =>
    savedMethods.map(({ url = '', name = '', ...method }) => ({
      key: newItemKey(),
      ...method,
      url,
      name,
    })),
  );
  /** The keys of the ways to pay in the last call. Its errors refer to a way to pay by its position in that call. */
  const [sentKeys, setSentKeys] = useState<Item['key'][]>([]);
  const [isSaved, setIsSaved] = useState(false);
  const saveRef = useRef<HTMLButtonElement>(null);
  const { form, sending, errors, failure } = useForm(async () => {
    setIsSaved(false);
    setSentKeys(methods.map(({ key }) => key));
    client.setQueryData(
      PAYMENT_METHODS_QUERY.queryKey,
      await savePaymentMethods(methods.map(toInput)),
    );
    setIsSaved(true);
  });
  return (
    <form {...form} className={styles.form} aria-labelledby="payments-title">
      <ItemList
        items={methods}
        maxItems={limits.PaymentMethodsInput.methods.maxItems}
        noun="way to pay"
        nameOf={(method) => paymentMethodName(method) || 'the new way to pay'}
        create={newMethod}
        focusFallbackRef={saveRef}
        onChange={(newMethods) => {
          setIsSaved(false);
          setMethods(newMethods);
        }}
      >
        {(method, _, change) => (
          <MethodFields
            method={method}
            errorOf={(name) => errors[`methods.${String(sentKeys.indexOf(method.key))}.${name}`]}
            onChange={change}
          />
        )}
      </ItemList>
      {failure !== undefined && <Alert>The ways to pay weren’t saved. {failure}</Alert>}
      <button className={button.button} type="submit" ref={saveRef} aria-disabled={sending}>
        {sending ? 'Saving…' : 'Save the ways to pay'}
      </button>
      <p role="status">{isSaved && 'Saved.'}</p>
    </form>
  );
}

interface FieldsProps {
  method: MethodDraft;
  /** Returns the server's error about a field. */
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<MethodDraft>) => void;
}

function MethodFields({ method, errorOf, onChange }: FieldsProps) {
  const { kind, uses, url, name } = method;
  const host = linkHost(url);
  return (
    <div className={styles.method}>
      <Field label="Way to pay" error={errorOf('kind')}>
        {(props) => (
          <select
            {...props}
            value={kind}
            onChange={({ target }) => {
              onChange({ kind: target.value as PaymentMethodKind });
            }}
          >
            {PAYMENT_METHOD_KINDS.map((each) => (
              <option key={each} value={each}>
                {each === 'OTHER' ? 'Another service' : paymentMethodName({ kind: each, uses })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {(kind === 'ZELLE' || kind === 'OTHER') && (
        <InputField
          label={kind === 'ZELLE' ? 'Your phone or email at Zelle' : 'Name of the service'}
          maxLength={nameLimits.maxLength}
          error={errorOf('name')}
          value={name}
          onChange={(newName) => {
            onChange({ name: newName });
          }}
        />
      )}
      {hasPaymentLink(kind) && (
        <InputField
          label="Your link"
          type="url"
          inputMode="url"
          hint={
            host === undefined
              ? 'It begins with https://.'
              : `Visitors see that it leads to ${host}.`
          }
          maxLength={urlLimits.maxLength}
          error={errorOf('url')}
          value={url}
          onChange={(newUrl) => {
            onChange({ url: newUrl.trim() });
          }}
        />
      )}
      <fieldset aria-describedby={errorOf('uses') && `uses-${String(method.key)}`}>
        <legend>What it’s for</legend>
        {PAYMENT_USES.map((use) => (
          <label key={use}>
            <input
              type="checkbox"
              checked={uses.includes(use)}
              onChange={({ target }) => {
                onChange({
                  uses: PAYMENT_USES.filter((each) =>
                    each === use ? target.checked : uses.includes(each),
                  ),
                });
              }}
            />{' '}
            {USE_LABELS[use]}
          </label>
        ))}
        {errorOf('uses') !== undefined && (
          <p className={field.error} id={`uses-${String(method.key)}`} role="alert">
            {errorOf('uses')}
          </p>
        )}
      </fieldset>
    </div>
  );
}

/** Converts form fields to the API's input, without the fields that the kind doesn't use. */
function toInput({ kind, uses, url, name }: MethodDraft): PaymentMethodInput {
  return {
    kind,
    uses,
    ...(hasPaymentLink(kind) && { url }),
    ...((kind === 'ZELLE' || kind === 'OTHER') && { name: name.trim() }),
  };
}
