import { claimId } from '../claimId.ts';
import type { SpokenMenuContext } from '../menuContext.ts';

/** Names the toggle and what it controls, with an id of our own: printed menus repeat ids on one page. */
export function nameToggle({ parts, loan, texts, environment }: SpokenMenuContext): void {
  const { toggle, flyout, nav } = parts;
  if (!toggle) return;
  const id = claimId(environment.document, 'hadaya-menu');
  loan.attributes(flyout?.panel ?? nav, { id });
  loan.attributes(toggle, { 'aria-label': toggle.getAttribute('aria-label') ?? texts.menu, 'aria-controls': id });
}
