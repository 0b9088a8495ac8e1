import type { Page } from '@playwright/test';
import type { Guest } from '../oracle/guest.ts';
import { cookiesOff, slowNet, storageThrows } from './browserLimits.ts';
import { delayJs } from './delayJs.ts';
import { type LeakFindings, type LeakSteps, measureLeak } from './measureLeak.ts';
import { type Answer, answer, block, slow } from './network.ts';
import { type HostileSheet, hostileCss, translate } from './pageSurgery.ts';
import { enforcePolicy, STRICT_POLICY, TRUSTED_TYPES_POLICY } from './policies.ts';
import { sandbox } from './sandbox.ts';

/** Faults that a test can inject into its page. Call the methods before `page.goto` unless noted. */
export interface FaultKit {
  /** Simulates an ad blocker: matching requests fail. */
  block(pattern: string | RegExp): Promise<void>;
  /** Answers all admin-ajax and wc-ajax requests with the given response. */
  answer(answer: Answer): Promise<void>;
  slow(pattern: string | RegExp, ms: number): Promise<void>;
  storageThrows(): Promise<void>;
  cookiesOff(): Promise<void>;
  /** Returns the URL of a page that embeds the given page in `<iframe sandbox="allow-scripts">`. */
  sandbox(address: string): Promise<string>;
  /** Simulates a page translator, which wraps the page's texts. Call it after the page has opened. */
  translate(): Promise<void>;
  /** Simulates a caching plugin that delays scripts until the first interaction. */
  delayJs(): Promise<void>;
  /** Enforces a strict content security policy with a nonce. */
  csp(): Promise<void>;
  trustedTypes(): Promise<void>;
  /**
   * Adds the named style sheets of a careless theme; without names, adds all of them. Call it after the page has
   * opened.
   */
  hostileCss(...sheets: readonly HostileSheet[]): Promise<void>;
  /** Simulates a round trip of 400 ms, 400 kbit/s, and a 4× CPU slowdown. */
  slowNet(): Promise<void>;
  /** Measures the nodes and listeners that `cycles` repetitions leave behind. */
  leak(steps: LeakSteps): Promise<LeakFindings>;
}

/** Tells `guest` which requests fail on purpose. */
export function createFaultKit(page: Page, guest: Guest): FaultKit {
  return {
    block: (pattern) => block(page, guest, pattern),
    answer: (given) => answer(page, guest, given),
    slow: (pattern, ms) => slow(page, pattern, ms),
    storageThrows: () => storageThrows(page),
    cookiesOff: () => cookiesOff(page),
    sandbox: (address) => sandbox(page, address),
    translate: () => translate(page),
    delayJs: () => delayJs(page),
    csp: () => enforcePolicy(page, STRICT_POLICY),
    trustedTypes: () => enforcePolicy(page, TRUSTED_TYPES_POLICY),
    hostileCss: (...sheets) => hostileCss(page, sheets),
    slowNet: () => slowNet(page),
    leak: (steps) => measureLeak(page, steps),
  };
}
