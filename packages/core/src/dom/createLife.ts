import { inheritReport } from '@hadaya/core';

/** A life that ends by itself or with the one around it. */
export function createLife(around: AbortSignal): AbortController {
  const life = new AbortController();
  inheritReport(around, life.signal);
  const end = () => life.abort();
  if (around.aborted) end();
  else around.addEventListener('abort', end, { signal: life.signal });
  return life;
}
