import { Component, type ReactNode } from 'react';
import button from '../ui/button.module.css';
import page from '../ui/page.module.css';
import styles from './console.module.css';

interface Props {
  children: ReactNode;
  /** Details below the error message. */
  details?: ReactNode;
}

interface State {
  failed: boolean;
}

/** Shows a message instead of a blank page after a rendering error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className={styles.page}>
        <h1>Something went wrong</h1>
        <p className={page.lead}>This page couldn’t be shown.</p>
        {this.props.details}
        <p>
          <button
            className={button.button}
            type="button"
            onClick={() => {
              location.reload();
            }}
          >
            Reload
          </button>
        </p>
      </main>
    );
  }
}
