import clsx from 'clsx';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from '../app/layout/page-alert.module.css';

/**
 * An alert at the foot of the window, which main.ts shows if the page's scripts can't be loaded. It works without
 * React.
 */
export function IncompletePageAlert() {
  const { incomplete, reload } = texts;
  return (
    <template id="incomplete">
      <div className={clsx(callout.alert, styles.pageAlert)} role="alert">
        {incomplete}
        <button className={button.small} type="button">
          {reload}
        </button>
      </div>
    </template>
  );
}
