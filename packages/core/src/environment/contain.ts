/** Told what a callback has thrown, or what its promise was rejected with. */
export type Report = (thrown: unknown) => void;

const reports = new WeakMap<AbortSignal, Report>();

/** What callbacks that live as long as `signal` throw is reported from now on, instead of reaching the page. */
export function reportFailures(signal: AbortSignal, report: Report): void {
  reports.set(signal, report);
}

/** A signal that depends on another reports to the same place. */
export function inheritReport(from: AbortSignal, to: AbortSignal): void {
  const report = reports.get(from);
  if (report) reports.set(to, report);
}

function isGivenUp(signal: AbortSignal, thrown: unknown): boolean {
  return signal.aborted && (thrown === signal.reason || (thrown instanceof Error && thrown.name === 'AbortError'));
}

/**
 * Runs a callback of an island. What it throws goes to the island's report; without one it goes on to the page, where
 * `watchErrors` may find it. That a request ended with its signal is no failure.
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

/** Runs code of the page: what it throws, now or by a promise, goes to `report` and harms nothing of ours. */
export function runHostCode(run: () => unknown, report: Report): void {
  try {
    const pending = run();
    if (pending instanceof Promise) pending.catch(report);
  } catch (thrown) {
    report(thrown);
  }
}

/** Reports what code of the page has thrown as the page's own uncaught error, in a task of its own. */
export function reportToPage(page: Window): Report {
  return (thrown) => void page.setTimeout(() => page.reportError(thrown));
}
