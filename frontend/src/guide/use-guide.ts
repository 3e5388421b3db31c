import { useEffect, useState } from 'react';
import { sentenceOf } from '../api/client';
import { useSession } from '../auth/session';
import { confirmGuide, isNothing } from './guide-api';

/** Whether the visitor is the guide. */
type Guide =
  | { status: 'asking' }
  | { status: 'guide' }
  | { status: 'nobody' }
  /** The server could not say; `retry` asks it again. */
  | { status: 'failed'; sentence: string; retry: () => void };

/** Asks the server whether the visitor is the guide: of others it is known that they are not. */
export function useGuide(): Guide {
  const session = useSession();
  const starting = session.status === 'starting' || session.status === 'loading';
  const username =
    session.status === 'signed-in' && session.user.guide ? session.user.username : null;
  const [attempt, setAttempt] = useState(0);
  const question = `${username ?? ''} ${String(attempt)}`;
  const [answer, setAnswer] = useState<{ question: string; guide: Guide } | null>(null);

  useEffect(() => {
    if (username === null) return;
    let current = true;
    confirmGuide().then(
      () => {
        if (current) setAnswer({ question, guide: { status: 'guide' } });
      },
      (error: unknown) => {
        const retry = () => {
          setAttempt((n) => n + 1);
        };
        const guide: Guide = isNothing(error)
          ? { status: 'nobody' }
          : { status: 'failed', sentence: sentenceOf(error), retry };
        if (current) setAnswer({ question, guide });
      },
    );
    return () => {
      current = false;
    };
  }, [username, question]);

  if (starting) return { status: 'asking' };
  if (username === null) return { status: 'nobody' };
  // An answer to a question that was asked of somebody else is none.
  return answer?.question === question ? answer.guide : { status: 'asking' };
}
