import { useEffect, useState } from 'react';
import { isTemporary, sentenceOf } from '../api/client';
import type { GuideAnswer, PublicUser } from '../api/schema';
import { useSession } from '../api/session';
import { forgetKept, keptUser } from '../api/session-data';
import { confirmGuide, isNothing } from './guide-api';

interface Known {
  /** The server could not be asked, and knew this device as the guide's. */
  unchecked: boolean;
  /** Which contact settings visitors see an example of, as far as the server could be asked. */
  exampleContact: GuideAnswer['exampleContact'];
}

const UNCHECKED: Known = { unchecked: true, exampleContact: [] };

/** Whether the visitor is the guide. */
type Guide =
  | { status: 'asking' }
  | ({ status: 'guide'; user: PublicUser } & Known)
  | { status: 'nobody' }
  /** The server could not say; `retry` asks it again. */
  | { status: 'failed'; sentence: string; retry: () => void };

/** Asks the server whether the visitor is the guide: of others it is known that they are not. */
export function useGuide(): Guide {
  const session = useSession();
  const starting = session.status === 'starting' || session.status === 'loading';
  const user = session.status === 'signed-in' && session.user.guide ? session.user : null;
  const username = user?.username ?? null;
  const unchecked = session.status === 'signed-in' && session.unchecked === true;
  const [attempt, setAttempt] = useState(0);
  const question = `${username ?? ''} ${String(attempt)}`;
  const [answer, setAnswer] = useState<{ question: string; guide: Answer } | null>(null);

  useEffect(() => {
    if (username === null) return;
    let current = true;
    const retry = () => {
      setAttempt((n) => n + 1);
    };
    // Asked once the session is known; until then, what was shown stays.
    const asked = unchecked ? Promise.resolve(UNCHECKED) : ask(username);
    asked.then(
      (said) => {
        if (current) setAnswer({ question, guide: { status: 'guide', ...said } });
      },
      (error: unknown) => {
        if (isNothing(error)) forgetKept();
        const guide: Answer = isNothing(error)
          ? { status: 'nobody' }
          : { status: 'failed', sentence: sentenceOf(error), retry };
        if (current) setAnswer({ question, guide });
      },
    );
    return () => {
      current = false;
    };
  }, [username, unchecked, question]);

  if (starting) return { status: 'asking' };
  if (user === null) return { status: 'nobody' };
  // An answer to a question that was asked of somebody else is none.
  if (answer?.question !== question) return { status: 'asking' };
  return answer.guide.status === 'guide' ? { ...answer.guide, user } : answer.guide;
}

type Answer =
  ({ status: 'guide' } & Known) | Exclude<Guide, { status: 'asking' } | { status: 'guide' }>;

/** @throws ApiError if the visitor is not the guide, or the server can't say and this device does not know */
async function ask(username: string): Promise<Known> {
  try {
    const { exampleContact } = await confirmGuide();
    return { unchecked: false, exampleContact };
  } catch (error) {
    if (isTemporary(error) && keptUser()?.username === username) return UNCHECKED;
    throw error;
  }
}
