import callout from './callout.module.css';

/** Says what a form needs, to visitors whose browser runs no scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={callout.notice}>
        This form needs JavaScript, which is turned off in your browser.
      </p>
    </noscript>
  );
}
