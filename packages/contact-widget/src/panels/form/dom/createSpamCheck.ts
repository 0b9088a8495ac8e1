import { type Clock, createStore, type Store } from '@hadaya/core';
import type { Captcha } from './loadCaptcha.ts';

/** Timeout, longer than the script's own; when it elapses, the form is sent without a token and the server decides. */
const WAIT_MS = 12_000;

/** State of a form's spam check: `off` without keys, `barred` until the visitor consents. */
export type SpamStage = 'off' | 'barred' | 'idle' | 'loading' | 'ready' | 'failed';

/** The spam check for one form, loaded on demand and again after a failure. */
export interface SpamCheck {
  readonly stage: Store<SpamStage, SpamStage>;
  /** Records the visitor's consent, which permits loading. */
  allow(): void;
  /** Loads the check unless it is loaded, loading or barred. */
  load(): void;
  /**
   * Loads the check if necessary and waits for it, with a timeout; resolves to `undefined` if it is barred or
   * unavailable.
   */
  wait(): Promise<Captcha | undefined>;
  /** Returns the check if it is loaded. */
  current(): Captcha | undefined;
}

export interface SpamCheckUse {
  readonly isNeeded: boolean;
  readonly clock: Clock;
  load(): Promise<Captcha>;
}

export function createSpamCheck({ isNeeded, clock, load }: SpamCheckUse): SpamCheck {
  const stage = createStore<SpamStage, SpamStage>((_, next) => next, isNeeded ? 'barred' : 'off');
  let captcha: Captcha | undefined;
  let loading: Promise<Captcha | undefined> = Promise.resolve(undefined);

  const begin = async (): Promise<Captcha | undefined> => {
    stage.dispatch('loading');
    try {
      captcha = await load();
      stage.dispatch('ready');
    } catch {
      stage.dispatch('failed');
    }
    return captcha;
  };
  const loadOnce = () => {
    if (['idle', 'failed'].includes(stage.getState())) loading = begin();
    return loading;
  };
  return {
    stage,
    allow() {
      if (stage.getState() === 'barred') stage.dispatch('idle');
    },
    load: () => void loadOnce(),
    wait() {
      const late = new Promise<undefined>((resolve) => clock.after(WAIT_MS, () => resolve(undefined)));
      return Promise.race([loadOnce(), late]);
    },
    current: () => captcha,
  };
}
