import type { Environment } from '@hadaya/core';
import { createController, type VariationForm } from './createController.ts';

export interface OpenOptions {
  /** The island's signal. The form's listeners, timers and requests end with the last island on the form. */
  readonly signal: AbortSignal;
}

interface SharedForm {
  readonly form: VariationForm;
  /** Counts an island as a user of the form until its signal aborts. */
  retain(signal: AbortSignal): void;
}

const SHARED_KEY = Symbol.for('hadaya.variations.v1');

/** Returns the page's forms, including those that another copy of this module opened. */
function openShared(page: Window): WeakMap<HTMLElement, SharedForm> {
  const existing: unknown = Reflect.get(page, SHARED_KEY);
  if (existing instanceof WeakMap) return existing;
  const shared = new WeakMap<HTMLElement, SharedForm>();
  Object.defineProperty(page, SHARED_KEY, { value: shared });
  return shared;
}

function createShared(root: HTMLElement, environment: Environment, onEnd: () => void): SharedForm {
  const controller = new AbortController();
  const { signal } = controller;
  let islands = 0;
  const release = () => {
    islands -= 1;
    if (islands > 0) return;
    onEnd();
    controller.abort();
  };
  return {
    form: createController({ root, environment, signal }),
    retain(owner) {
      islands += 1;
      if (owner.aborted) release();
      else owner.addEventListener('abort', release);
    },
  };
}

/**
 * Opens the controller of a variation form. All islands on the page, from any bundle, share one controller per form
 * element; the controller ends when the last island unmounts. Reads the form synchronously, and never throws because of
 * the form's contents.
 */
export function openVariationForm(root: HTMLElement, environment: Environment, { signal }: OpenOptions): VariationForm {
  const forms = openShared(environment.window);
  const shared = forms.get(root) ?? createShared(root, environment, () => void forms.delete(root));
  forms.set(root, shared);
  shared.retain(signal);
  return shared.form;
}
