import type { Environment } from '../../environment.ts';

/** When an island mounts: at once, when the page is idle, near the viewport, at the first touch, or while a media query matches. */
export type LoadStrategy = 'eager' | 'idle' | 'visible' | 'interaction' | { readonly media: string };

/** What a strategy may look at, and the signal that ends its waiting. */
export interface LoadTarget {
  readonly element: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
}
