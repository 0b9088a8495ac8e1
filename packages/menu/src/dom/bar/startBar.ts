import type { SpokenMenuContext } from '../menuContext.ts';
import { bindHover } from './bindHover.ts';
import { showCloseIcon } from './showCloseIcon.ts';
import { spanSection } from './spanSection.ts';

/** What a bar or a list behind a toggle needs, and a flyout does not: pointing, the close icon, the full width. */
export function startBar(context: SpokenMenuContext): void {
  bindHover(context);
  context.whileOpen((opening) => {
    showCloseIcon(opening);
    spanSection(opening);
  });
}
