import { useWords } from './language';
import { formWords } from './words/form';
import callout from './callout.module.css';

/** Says what a form needs, to visitors whose browser runs no scripts. */
export function NeedsScript() {
  const words = useWords(formWords);
  return (
    <noscript>
      <p className={callout.notice}>{words.needsScript}</p>
    </noscript>
  );
}
