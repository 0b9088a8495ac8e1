import { listen } from '@hadaya/core';
import { useEffect } from 'react';
import { useLatest, useList } from '../../panel/index.ts';

export function useWhenOnline(isWaiting: boolean, callback: () => void): void {
  const { window } = useList().page.context.environment;
  const call = useLatest(callback);
  useEffect(() => {
    const waiting = new AbortController();
    if (isWaiting) listen(window, 'online', call, { signal: waiting.signal, once: true });
    return () => waiting.abort();
  }, [window, isWaiting, call]);
}
