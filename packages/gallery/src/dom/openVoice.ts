import type { Environment } from '@hadaya/core';
import { watchJQuery } from '@hadaya/variations';
import type { GalleryNodes } from './galleryNodes.ts';
import { isGalleryJQuery } from './legacy/galleryJQuery.ts';
import { createLegacyVoice, type LegacyVoice } from './legacy/legacyVoice.ts';
import { holdPlace, takeOver } from './legacy/takeOver.ts';

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
  /** Ends this gallery, for themes that destroy it. */
  readonly destroy: () => void;
  /** The plugin's own script had started on this gallery in the meantime and was ended; the slides are the server's again. */
  readonly onTakenOver: () => void;
  readonly signal: AbortSignal;
}

/**
 * Opens the voice of a gallery, as soon as jQuery is found: until then nobody can have listened, and only what must last
 * is kept. A copy of jQuery that comes late may have brought the plugin's script with it.
 */
export function openVoice(options: VoiceOptions): Voice {
  const { nodes, environment, destroy, onTakenOver, signal } = options;
  const waiting: ((voice: LegacyVoice) => void)[] = [];
  let voice: LegacyVoice | undefined;
  const join = (copy: unknown) => {
    if (!isGalleryJQuery(copy)) return;
    if (takeOver(nodes, copy, environment.logger)) onTakenOver();
    holdPlace(nodes.wrapper, copy, { destroy, signal });
    voice ??= createLegacyVoice(options);
    voice.join(copy);
    for (const act of waiting.splice(0)) act(voice);
  };
  watchJQuery(environment, join, signal);
  const speakLater = (act: (voice: LegacyVoice) => void) => {
    if (voice) act(voice);
    else waiting.push(act);
  };
  return {
    send: (event, ...given) => voice?.send(event, ...given),
    sendToDocument: (event) => voice?.sendToDocument(event),
    keep: (key, value) => speakLater((told) => told.keep(key, value)),
    hear: (event, callback) => speakLater((told) => told.hear(event, callback)),
  };
}
