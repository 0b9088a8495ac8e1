import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always runs the latest version of `run`, for listeners that outlive a drawing. */
export function useLatest<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
