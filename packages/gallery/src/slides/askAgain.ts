import { listen } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';

/** Retries pictures that failed while the device was offline, once it is online again. */
export function askAgainOnline({ nodes: { wrapper }, context: { environment, signal } }: Gallery): void {
  const ask = () => {
    for (const picture of wrapper.querySelectorAll('img')) {
      const address = picture.getAttribute('src');
      if (address && picture.complete && picture.naturalWidth === 0) picture.src = address;
    }
  };
  listen(environment.window, 'online', ask, { signal });
}
