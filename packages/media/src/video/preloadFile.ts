import type { preloadVideoFile } from './preloadVideoFile.ts';

/** `preloadVideoFile` from a file of its own: only pages that preload films load it. */
export const preloadFile: typeof preloadVideoFile = (...call) =>
  import('./preloadVideoFile.ts').then(
    (part) => part.preloadVideoFile(...call),
    () => undefined,
  );
