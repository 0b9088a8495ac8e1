import type { Environment } from '@hadaya/core';
import { type Bridge, openBridge } from './bridge.ts';

let ear: { readonly bridge: Bridge; readonly controller: AbortController } | undefined;
let borrowers = 0;

/** The page's one ear for jQuery; it closes with the last form that borrowed it. */
export function borrowBridge(environment: Environment, signal: AbortSignal): Bridge {
  if (!ear) {
    const controller = new AbortController();
    ear = { controller, bridge: openBridge(environment, controller.signal) };
  }
  borrowers += 1;
  const giveBack = () => {
    borrowers -= 1;
    if (borrowers > 0) return;
    ear?.controller.abort();
    ear = undefined;
  };
  signal.addEventListener('abort', giveBack, { once: true });
  return ear.bridge;
}
