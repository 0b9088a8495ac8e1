import type { Logger } from '@hadaya/core';
import type { JQuery } from './jqueryTrigger.ts';

/** Takes the handlers of the plugin's script off a form, so that one choice is one change. */
export function takeOver(root: HTMLElement, jquery: JQuery | undefined, logger: Logger): void {
  jquery?.([root, ...root.querySelectorAll('ul, li')]).off('.wvs');
  logger.warn(
    'the script of Variation Swatches runs here too; its handlers were taken off. ' +
      'Remove that script, or set hadaya.settings.swatches.takeOver to false to keep it',
  );
}
