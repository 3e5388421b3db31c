import { texts as siteTexts } from '../texts.en';
import { texts as uiTexts } from '../../../ui/texts.en';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './layout.module.css';

interface Props {
  onRetry: () => void;
}

/**
 * Replaces a page whose code or data can't be loaded. It's part of every page's code, so that it can be shown offline.
 */
export function Unreachable({ onRetry }: Props) {
  const { unreachable } = siteTexts;
  const { retry } = uiTexts.page;
  return (
    <div className={styles.unreachable}>
      <h1>{unreachable.title}</h1>
      <p className={callout.alert} role="alert">
        {unreachable.text}
      </p>
      <button className={button.quiet} type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
