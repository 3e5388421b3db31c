import { lazy, Suspense, useState } from 'react';
import { linkHost } from 'shared/https-link';
import {
  paymentMethodDetail,
  paymentMethodName,
  paymentUsesText,
  type PaymentMethod,
} from 'shared/payment-methods';
import { Alert } from '../../../ui/Alert';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import styles from './payment.module.css';

/** Lazy, because most visitors follow the link on the same phone. */
const QrCode = lazy(() =>
  import('./QrCode').catch(() => ({ default: () => <Alert>{texts.incomplete}</Alert> })),
);

interface Props {
  methods: readonly PaymentMethod[];
  /** Whether to show what each payment method is for, such as the fare or a tip. */
  showsUses?: boolean;
}

/** The guide's payment methods. Links are shown with their hosts, and as QR codes for other phones. */
export function PaymentMethods({ methods, showsUses = false }: Props) {
  return (
    <ul className={styles.methods}>
      {methods.map((method, index) => (
        <li key={index}>
          <Method method={method} showsUses={showsUses} />
        </li>
      ))}
    </ul>
  );
}

function Method({ method, showsUses }: { method: PaymentMethod; showsUses: boolean }) {
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const { url, uses } = method;
  const name = paymentMethodName(method);
  const host = url === undefined ? undefined : linkHost(url);
  const detail = paymentMethodDetail(method);
  return (
    <>
      <p>
        <strong>{name}</strong>
        {detail !== '' && (
          <>
            {format.comma}
            {host === undefined ? (
              detail
            ) : (
              <a href={url} rel="noreferrer">
                {host}
              </a>
            )}
          </>
        )}
        {showsUses && format.comma + paymentUsesText(uses)}
      </p>
      {url !== undefined && host !== undefined && (
        <details
          onToggle={(event) => {
            setIsCodeOpen(event.currentTarget.open);
          }}
        >
          <summary className={button.quiet}>{texts.payment.showCode(name)}</summary>
          {isCodeOpen && (
            <Suspense fallback={null}>
              <QrCode url={url} host={host} />
            </Suspense>
          )}
        </details>
      )}
    </>
  );
}
