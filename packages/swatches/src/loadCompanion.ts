import { HadayaError, lazyPart, listen } from '@hadaya/core';
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
const CONTROLS = '.variable-item, .woo-variation-swatches-variable-item-more';

/** Whether a key does something on this target once the companion is there; the page must not scroll by it until then. */
function isOurKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  const control = target.closest(CONTROLS);
  const isItem = control?.matches('.variable-item') === true;
  return control !== null && (isItem ? /^(?:\s|Enter|Home|End|Arrow.*)$/ : /^(?:\s|Enter)$/).test(key);
}

/** A key that an item answers to waits for those who know the answer. */
function keepKey(event: Event, whenLoaded: CompanionLoad['whenLoaded']): void {
  const { target } = event;
  if (!(event instanceof KeyboardEvent) || !(target instanceof Element) || !isOurKey(event, target)) return;
  event.preventDefault();
  const { key } = event;
  if (event.type === 'keyup') return;
  whenLoaded(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

const importCompanion = lazyPart(() => import('./companion.ts'));

/**
 * What drawing, clicking and the states of the items do not need comes in a file of its own, with the first gesture on
 * the form. When that file does not come, also not at the second try, `fail` gives the native selects back.
 */
export function loadCompanion({ root, prepare, onLoaded, fail, signal }: CompanionWish): CompanionLoad {
  let companion: Companion | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    importCompanion(signal).then(
      ({ startCompanion }) => {
        if (signal.aborted) return;
        companion = startCompanion(prepare());
        onLoaded();
      },
      (cause: unknown) => {
        if (signal.aborted) return;
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
  // Some browsers press a native radio when Space is let go.
  listen(root, 'keyup', (event) => companion ?? keepKey(event, whenLoaded), { signal, capture: true });
  return { getCompanion: () => companion, whenLoaded };
}
