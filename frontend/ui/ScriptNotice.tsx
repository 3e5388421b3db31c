import { useWords } from './language';
import { formWords } from './words/form';
import callout from './callout.module.css';

/** Tells visitors without JavaScript that a form needs it. */
export function ScriptNotice() {
  const words = useWords(formWords);
  return (
    <noscript>
      <p className={callout.notice}>{words.needsScript}</p>
    </noscript>
  );
}
