import { useRef, useState } from 'react';
import { errorSentence } from '../../../api/client';

/** The result of an action on a ticket in a list: a message and how to undo it, or an error. */
export type ListResult = { message: string; undo?: () => void } | { failure: string };

/** Runs actions on tickets in a list one at a time, and keeps the latest result for the page to show. */
export function useListActions() {
  const [result, setResult] = useState<ListResult | null>(null);
  const isBusy = useRef(false);
  const runAction = async (
    action: () => Promise<ListResult>,
    describeFailure: (reason: string) => string,
  ) => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      setResult(await action());
    } catch (error) {
      setResult({ failure: describeFailure(errorSentence(error)) });
    } finally {
      isBusy.current = false;
    }
  };
  return { result, runAction };
}
