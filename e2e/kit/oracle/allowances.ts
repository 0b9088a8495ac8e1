/** An expected change to the host's nodes, explained by a contract or the test. */
export interface HostChange {
  /**
   * Selector for the changed element. For added or removed children, it matches their parent or the children
   * themselves.
   */
  readonly selector: string;
  /** Attributes that may change; if absent, only children may change. */
  readonly attributes?: readonly string[];
}

/** Effects that a test expects; any other effect makes the test fail. Keep each allowance as narrow as possible. */
export interface Allowances {
  /** Messages of uncaught errors and unhandled rejections (U1, U2). */
  readonly errors?: readonly RegExp[];
  /**
   * Messages of `console.error` and `console.warn` (U3), including our own `[hadaya]` messages for the site's owner.
   */
  readonly console?: readonly RegExp[];
  /** Host elements that change (U5). */
  readonly hostChanges?: readonly HostChange[];
  /** Names of new globals on `window` (U6). */
  readonly globals?: readonly string[];
  /** Page state that may differ between the start and the end of a test (U7). */
  readonly pageState?: readonly PageState[];
  /** Directives whose violations are expected (U9), for example `script-src-attr`. */
  readonly csp?: readonly string[];
  /** axe rules that the server's markup violates and that we must not fix (U10). */
  readonly axe?: readonly string[];
  /** Hosts to which the page may send requests (U11), for example `www.youtube-nocookie.com`. */
  readonly hosts?: readonly string[];
  /** Permits dialogs (U12). */
  readonly dialogs?: 'expected';
  /** Skips the sentinel (U4) for pages where our scripts are missing or blocked. */
  readonly sentinel?: 'absent';
}

/** Page state that the oracle watches. `history` covers entries that our code adds or replaces. */
export type PageState = 'title' | 'address' | 'history' | 'scroll' | 'overflow';

export function joinAllowances(
  all: readonly Allowances[],
): Required<Omit<Allowances, 'dialogs' | 'sentinel'>> & Pick<Allowances, 'dialogs' | 'sentinel'> {
  const dialogs = all.find((one) => one.dialogs)?.dialogs;
  const sentinel = all.find((one) => one.sentinel)?.sentinel;
  return {
    errors: all.flatMap((one) => one.errors ?? []),
    console: all.flatMap((one) => one.console ?? []),
    hostChanges: all.flatMap((one) => one.hostChanges ?? []),
    globals: all.flatMap((one) => one.globals ?? []),
    pageState: all.flatMap((one) => one.pageState ?? []),
    csp: all.flatMap((one) => one.csp ?? []),
    axe: all.flatMap((one) => one.axe ?? []),
    hosts: all.flatMap((one) => one.hosts ?? []),
    ...(dialogs ? { dialogs } : {}),
    ...(sentinel ? { sentinel } : {}),
  };
}
