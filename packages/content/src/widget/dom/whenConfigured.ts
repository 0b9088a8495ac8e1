import { type IslandContext, whenPrinted } from '@hadaya/core';

/** The global that the builder's server part prints in the footer, before its script. */
const CONFIG = 'elementorFrontendConfig';

/**
 * Starts a widget in this turn, or, on a page that is still on its way, as soon as the builder's settings have come or the
 * page has come without: whether it is edited, its widths and its texts stand there. They come before the builder's script,
 * which therefore still finds the widget taken.
 */
export function whenConfigured(
  { environment, signal }: Pick<IslandContext<unknown>, 'environment' | 'signal'>,
  start: () => void | Promise<void>,
): Promise<void> {
  const { window } = environment;
  return new Promise((resolve, reject) => {
    const run = () => {
      try {
        resolve(start());
      } catch (thrown) {
        reject(thrown);
      }
    };
    whenPrinted(window, run, { signal, isThere: () => Reflect.has(window, CONFIG) });
  });
}
