import type { MenuContext } from '../state/index.ts';
import { followSections } from './dom/followSections.ts';
import { stopBelowHeader } from './dom/goToSection.ts';

export { goToSection } from './dom/goToSection.ts';

/**
 * Scrolls the section at which the page was opened, if any, to a position below the header, and marks the visible
 * section's item.
 */
export function startSections(context: MenuContext): void {
  stopBelowHeader(context);
  followSections(context);
}
