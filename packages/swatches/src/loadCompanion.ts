import { HadayaError, listen } from '@hadaya/core';
import type { Companion, CompanionPlace } from './companion.ts';

/** The companion's way to a form: absent until somebody needs it. */
export interface CompanionLoad {
  readonly getCompanion: () => Companion | undefined;
  /** Fetches the companion unless it is there, and calls back when it is. */
  readonly whenLoaded: (callback: () => void) => void;
}

/** What the companion is made from and when it is fetched. */
export interface CompanionWish {
  /** The form: the first gesture on it brings the companion. */
  readonly root: HTMLElement;
  readonly prepare: () => CompanionPlace;
  readonly onLoaded: () => void;
  readonly fail: (thrown: unknown) => void;
  readonly signal: AbortSignal;
}

const GESTURES = ['pointerover', 'focusin', 'keydown', 'click', 'change'];

/** A key that an item answers to waits for those who know the answer. */
function keepKey(event: Event, whenLoaded: CompanionLoad['whenLoaded']): void {
  const { target } = event;
  if (!(event instanceof KeyboardEvent) || !(target instanceof Element) || !target.closest('.variable-item')) return;
  if (!/^( |Enter|Arrow.*)$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  const { key } = event;
  whenLoaded(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

/**
 * What drawing, clicking and the states of the items do not need comes in a file of its own, with the first gesture on
 * the form. When that file does not come, `fail` gives the native selects back.
 */
export function loadCompanion({ root, prepare, onLoaded, fail, signal }: CompanionWish): CompanionLoad {
  let companion: Companion | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    import('./companion.ts').then(
      ({ startCompanion }) => {
        if (signal.aborted) return;
        companion = startCompanion(prepare());
        onLoaded();
      },
      (cause: unknown) => {
        const message =
          'a file of the swatches is missing, so the native selects are used. Check that all of dist/ is on the server';
        fail(new HadayaError('companion_missing', message, cause));
      },
    );
  const whenLoaded = (callback: () => void) => {
    loading ??= load();
    void loading.then(() => companion && callback());
  };
  const onGesture = (event: Event) => {
    if (companion) return;
    keepKey(event, whenLoaded);
    whenLoaded(() => {});
  };
  for (const gesture of GESTURES) listen(root, gesture, onGesture, { signal, capture: true });
  return { getCompanion: () => companion, whenLoaded };
}
