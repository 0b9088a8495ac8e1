/** The part of the guest oracle that runs inside the page, from before the first script on. */
import type { HostChange, PageState } from '../oracle/allowances.ts';
import type { Finding } from '../oracle/rules.ts';
import { watchGlobals } from './globals.ts';
import { watchHostNodes } from './hostNodes.ts';
import { findDeadControls } from './nativeControls.ts';
import { createOwnership } from './ownership.ts';
import { watchPageState } from './pageState.ts';
import { readShapes } from './shapes.ts';
import { readStateKey } from './stateKey.ts';
import { watchViolations } from './violations.ts';

/** What the page has to know to judge itself; regular expressions stay outside. */
export interface PageAllowances {
  readonly hostChanges: readonly HostChange[];
  readonly globals: readonly string[];
  readonly pageState: readonly PageState[];
  readonly csp: readonly string[];
}

/** What the page says of itself. */
export interface PageReport {
  readonly findings: readonly Finding[];
  readonly rejections: readonly string[];
  /** Whether the page has the script that stands behind ours, and whether it has run. */
  readonly sentinel: 'absent' | 'waiting' | 'ran';
}

/** The object the page keeps for the test, not enumerable. */
export interface InPageGuest {
  /** Judges the page. `hostScripts` is the text of all script files that are not ours. */
  report(allowed: PageAllowances, hostScripts: string): PageReport;
  asHost<Result>(change: () => Result): Result;
  /** The same text for two pages in the same state. */
  stateKey(): string;
  /** The different elements in some mounts, as axe sees them. */
  shapes(mounts: string): readonly string[];
  /** Replaces what is allowed in all pages of the test. */
  allow(everywhere: PageAllowances): void;
}

/** Where a page that is being left sends its report: as a beacon, since nothing else leaves a page that goes away. */
export const REPORT_PATH = '/__guest-report';

declare global {
  interface Window {
    /** Present in pages that a test opened. */
    readonly __hadayaGuest?: InPageGuest;
    __sentinel?: number;
    __pwn?: unknown;
  }
}

/** Starts watching; a page that is being left reports by itself, by what is allowed in all pages of the test. */
export function installGuest(ownPath: string, allowedAtFirst: PageAllowances): void {
  if (window !== window.top) return;
  // Each `allow` of a test installs once more; the last one knows all.
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
    // Script files of the host are unknown here, and a page that is going away may be half laid out.
    const judged = findings.filter(({ rule }) => rule !== 'U6' && rule !== 'U8');
    const report: PageReport = { findings: judged, ...rest };
    navigator.sendBeacon(REPORT_PATH, JSON.stringify(report));
  });
}
