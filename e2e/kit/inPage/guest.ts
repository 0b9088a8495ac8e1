/** In-page part of the guest oracle, which runs before the page's first script. */
import type { HostChange, PageState } from '../oracle/allowances.ts';
import type { Finding } from '../oracle/rules.ts';
import { SHOP_FRAME } from './frameName.ts';
import { watchGlobals } from './globals.ts';
import { watchHostNodes } from './hostNodes.ts';
import { findDeadControls } from './nativeControls.ts';
import { createOwnership } from './ownership.ts';
import { watchPageState } from './pageState.ts';
import { readShapes } from './shapes.ts';
import { readStateKey } from './stateKey.ts';
import { watchViolations } from './violations.ts';

/** Allowances for the checks that run in the page; Node applies all other allowances. */
export interface PageAllowances {
  readonly hostChanges: readonly HostChange[];
  readonly globals: readonly string[];
  readonly pageState: readonly PageState[];
  readonly csp: readonly string[];
}

/** Result of a check in the page, sent to Node. */
export interface PageReport {
  readonly findings: readonly Finding[];
  readonly rejections: readonly string[];
  /** State of the sentinel script after ours: absent, on the page but not yet run, or run. */
  readonly sentinel: 'absent' | 'waiting' | 'ran';
}

/** The test reads and controls the oracle through this object, which is not enumerable on `window`. */
export interface InPageGuest {
  /** Checks the page against the oracle's rules. `hostScripts` is the text of all scripts that are not ours. */
  report(allowed: PageAllowances, hostScripts: string): PageReport;
  asHost<Result>(change: () => Result): Result;
  /** Returns a key that is equal for two pages in the same state. */
  stateKey(): string;
  /** Describes each distinct element, as axe sees it, inside the mounts that match the selector. */
  shapes(mounts: string): readonly string[];
  /** Replaces the allowances for all of the test's pages. */
  allow(everywhere: PageAllowances): void;
}

/** Path to which unloading pages send their reports as beacons. */
export const REPORT_PATH = '/__guest-report';

declare global {
  interface Window {
    /** Exists on pages that a test has opened. */
    readonly __hadayaGuest?: InPageGuest;
    __sentinel?: number;
    __pwn?: unknown;
  }
}

/**
 * Starts the guest oracle in the page. When the page unloads, the oracle sends the page's report, which respects the
 * allowances for all of the test's pages.
 */
export function installGuest(ownPath: string, allowedAtFirst: PageAllowances): void {
  if (window !== window.top && window.name !== SHOP_FRAME) return;
  // Each call of `allow` adds this script to later pages again. All runs after the first only replace the allowances.
  if (window.__hadayaGuest) {
    window.__hadayaGuest.allow(allowedAtFirst);
    return;
  }
  let allowedEverywhere = allowedAtFirst;
  const ownership = createOwnership(ownPath);
  const nodes = watchHostNodes(ownership);
  const globals = watchGlobals();
  const state = watchPageState(ownership);
  const violations = watchViolations();
  const inlineScripts = () =>
    [...document.scripts]
      .filter((script) => !script.src)
      .map((script) => script.textContent)
      .join('\n');

  const readSentinel = () => {
    if (window.__sentinel === 1) return 'ran';
    return document.querySelector('script[src="/__sentinel.js"]') ? 'waiting' : 'absent';
  };

  const guest: InPageGuest = {
    report: (allowed, hostScripts) => ({
      findings: [
        ...nodes.findings(allowed.hostChanges),
        ...globals.findings(allowed.globals, `${hostScripts}\n${inlineScripts()}`),
        ...state.findings(allowed.pageState),
        ...findDeadControls(),
        ...violations.findings(allowed.csp),
        ...(window.__pwn === undefined ? [] : [{ rule: 'U12' as const, text: 'an injected script ran' }]),
      ],
      rejections: violations.rejections(),
      sentinel: readSentinel(),
    }),
    asHost: (change) => state.asHost(() => globals.asHost(() => nodes.asHost(change))),
    stateKey: readStateKey,
    shapes: readShapes,
    allow: (everywhere) => {
      allowedEverywhere = everywhere;
    },
  };
  Object.defineProperty(window, '__hadayaGuest', { value: guest });
  addEventListener('pagehide', () => {
    const { findings, ...rest } = guest.report(allowedEverywhere, '');
    // Skips U6, which needs the text of the host's script files, and U8, because an unloading page may be only partly
    // laid out.
    const judged = findings.filter(({ rule }) => rule !== 'U6' && rule !== 'U8');
    const report: PageReport = { findings: judged, ...rest };
    navigator.sendBeacon(REPORT_PATH, JSON.stringify(report));
  });
}
