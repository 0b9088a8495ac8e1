import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always runs the latest version of `run`, for listeners that outlive a drawing. */
export function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
