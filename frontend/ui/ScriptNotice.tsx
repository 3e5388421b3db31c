import { useWords } from './language';
import { formWords } from './words/form';
import callout from './callout.module.css';

/** A notice that a form needs JavaScript, shown only if it is turned off. */
export function ScriptNotice() {
  const words = useWords(formWords);
  return (
    <noscript>
      <p className={callout.notice}>{words.needsScript}</p>
    </noscript>
  );
}
