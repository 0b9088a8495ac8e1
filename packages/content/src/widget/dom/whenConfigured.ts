import { type IslandContext, whenPrinted } from '@hadaya/core';

/** The global that the builder's PHP prints in the footer, before its script. */
const CONFIG = 'elementorFrontendConfig';

/**
 * Starts a widget: synchronously if the page has been parsed, otherwise when the builder's settings (edit mode,
 * breakpoints and strings) are available or parsing ends. The settings precede the builder's script, so Hadaya claims
 * the widget first.
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
