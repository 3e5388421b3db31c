import { texts } from './texts.en';
import callout from './callout.module.css';

/** A notice that a form needs JavaScript, shown only if JavaScript is turned off. */
export function ScriptNotice() {
  return (
    <noscript>
      <p className={callout.notice}>{texts.page.needsScript}</p>
    </noscript>
  );
}
