import type { Environment } from '@hadaya/core';
import { type JQueryCopy, watchJQuery } from '@hadaya/variations';
import type { GalleryNodes } from './galleryNodes.ts';
import type { LegacyVoice } from './legacy/legacyVoice.ts';

/** What the replaced script told themes through jQuery, told again. Silent on pages without jQuery. */
export interface Voice {
  /** Triggers an event on the wrapper; handlers get the gallery object first. */
  send(event: string, ...given: readonly unknown[]): void;
  sendToDocument(event: string): void;
  /** Keeps jQuery data on the wrapper, for copies of jQuery that come later too. */
  keep(key: string, value: unknown): void;
  /** Calls back when somebody else triggers an event on the wrapper. */
  hear(event: string, callback: () => void): void;
}

/** Whose voice it is. */
export interface VoiceOptions {
  readonly nodes: GalleryNodes;
  readonly productId: string;
  readonly environment: Environment;
  /** Ends the gallery on an element, for themes that destroy it. */
  readonly unmount: (element: Element) => void;
  readonly signal: AbortSignal;
}

/**
 * Opens the voice of a gallery. Its code is fetched when jQuery is found; what was said in between is said then, while
 * a page without jQuery keeps nothing but what must last.
 */
export function openVoice(options: VoiceOptions): Voice {
  const { environment, signal } = options;
  const waiting: ((voice: LegacyVoice) => void)[] = [];
  let isExpected = false;
  let voice: LegacyVoice | undefined;
  const join = async (copy: JQueryCopy) => {
    isExpected = true;
    const { createLegacyVoice } = await import('./legacy/legacyVoice.ts');
    if (signal.aborted) return;
    voice ??= createLegacyVoice(options);
    voice.join(copy);
    for (const act of waiting.splice(0)) act(voice);
  };
  watchJQuery(environment, (copy) => void join(copy).catch(() => {}), signal);
  const speak = (act: (voice: LegacyVoice) => void, lasts: boolean) => {
    if (voice) act(voice);
    else if (lasts || isExpected) waiting.push(act);
  };
  return {
    send: (event, ...given) => speak((told) => told.send(event, ...given), false),
    sendToDocument: (event) => speak((told) => told.sendToDocument(event), false),
    keep: (key, value) => speak((told) => told.keep(key, value), true),
    hear: (event, callback) => speak((told) => told.hear(event, callback), true),
  };
}
