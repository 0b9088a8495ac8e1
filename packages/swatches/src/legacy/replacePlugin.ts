import type { Environment } from '@hadaya/core';
import { findJQuery } from '@hadaya/core/jquery';

/** Removes the plugin script's handlers from a form, so that a choice causes only one change. */
export function replacePlugin(root: HTMLElement, { window, logger }: Pick<Environment, 'window' | 'logger'>): void {
  findJQuery(window)?.([root, ...root.querySelectorAll('ul, li')]).off('.wvs');
  logger.warn(
    'the script of Variation Swatches runs here too: remove it, or set hadaya.settings.swatches.replacePlugin to false',
  );
}
