import { inheritReport } from '../environment/contain.ts';

/** A controller whose signal also aborts with `signal`; failures are reported to the same place. */
export function childController(signal: AbortSignal): AbortController {
  const child = new AbortController();
  inheritReport(signal, child.signal);
  if (signal.aborted) child.abort(signal.reason);
  else signal.addEventListener('abort', () => child.abort(signal.reason), { signal: child.signal });
  return child;
}
