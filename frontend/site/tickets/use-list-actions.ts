import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/client';

/** What was just done with a ticket on a list, and how to undo it; or what went wrong. */
export type ListResult = { done: string; undo?: () => void } | { failure: string };

/** Does one thing after the other with tickets on a list, and keeps the latest result for the page to show. */
export function useListActions() {
  const [news, setNews] = useState<ListResult | null>(null);
  const busy = useRef(false);
  const attempt = async (act: () => Promise<ListResult>, failed: (why: string) => string) => {
    if (busy.current) return;
    busy.current = true;
    try {
      setNews(await act());
    } catch (error) {
      setNews({ failure: failed(sentenceOf(error)) });
    } finally {
      busy.current = false;
    }
  };
  return { news, attempt };
}
