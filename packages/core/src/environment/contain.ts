/** Receives the value that a callback threw or with which its promise rejected. */
export type Report = (thrown: unknown) => void;

const reports = new WeakMap<AbortSignal, Report>();

/** Sends errors in callbacks that live as long as `signal` to `report` instead of to the page. */
export function reportFailures(signal: AbortSignal, report: Report): void {
  reports.set(signal, report);
}

/** Makes a dependent signal report errors to the same function as its parent. */
export function inheritReport(from: AbortSignal, to: AbortSignal): void {
  const report = reports.get(from);
  if (report) reports.set(to, report);
}

function isGivenUp(signal: AbortSignal, thrown: unknown): boolean {
  return signal.aborted && (thrown === signal.reason || (thrown instanceof Error && thrown.name === 'AbortError'));
}

/**
 * Runs an island's callback. Its errors go to the island's report function; without one, they reach the page, where
 * `watchErrors` may catch them. An abort by the signal does not count as an error.
 */
export function contain(run: () => unknown, signal: AbortSignal | undefined): void {
  const report = signal && reports.get(signal);
  if (!signal || !report) return void run();
  const fail = (thrown: unknown) => {
    if (!isGivenUp(signal, thrown)) report(thrown);
  };
  try {
    const pending = run();
    if (pending instanceof Promise) pending.catch(fail);
  } catch (thrown) {
    fail(thrown);
  }
}

/** Runs the page's code. Its errors, thrown or from a rejected promise, go to `report` and do not affect Hadaya. */
export function runHostCode(run: () => unknown, report: Report): void {
  try {
    const pending = run();
    if (pending instanceof Promise) pending.catch(report);
  } catch (thrown) {
    report(thrown);
  }
}

/** Returns a function that reports errors from the page's code as uncaught errors of the page, in a separate task. */
export function reportToPage(page: Window): Report {
  return (thrown) => void page.setTimeout(() => page.reportError(thrown));
}
