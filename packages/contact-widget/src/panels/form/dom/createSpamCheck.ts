import { type Clock, createStore, type Store } from '@hadaya/core';
import type { Captcha } from './loadCaptcha.ts';

/** Longer than the service's script is given; a form is then sent without a token, for the server to judge. */
const WAIT_MS = 12_000;

/** Where the check of a form stands: `off` for a form without keys, `barred` until its visitor agrees to it. */
export type SpamStage = 'off' | 'barred' | 'idle' | 'loading' | 'ready' | 'failed';

/** The spam check of one form: loaded when it is wanted, and once more whenever it was lost and is wanted again. */
export interface SpamCheck {
  readonly stage: Store<SpamStage, SpamStage>;
  /** The visitor agrees. */
  allow(): void;
  /** Loads it unless it is there, on its way or barred. */
  load(): void;
  /** The check; waits for it, but not for ever. Nothing when it is barred or cannot be had. */
  wait(): Promise<Captcha | undefined>;
  /** The check, if it is there. */
  current(): Captcha | undefined;
}

/** How a check is had. */
export interface SpamCheckUse {
  readonly isWanted: boolean;
  readonly clock: Clock;
  load(): Promise<Captcha>;
}

/** Prepares the check of a form. */
export function createSpamCheck({ isWanted, clock, load }: SpamCheckUse): SpamCheck {
  const stage = createStore<SpamStage, SpamStage>((_, next) => next, isWanted ? 'barred' : 'off');
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
