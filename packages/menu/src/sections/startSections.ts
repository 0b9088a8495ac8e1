import type { MenuContext } from '../state/index.ts';
import { followSections } from './dom/followSections.ts';
import { stopBelowHeader } from './dom/goToSection.ts';

export { goToSection } from './dom/goToSection.ts';

/** Moves a page that was opened at a section below its header, and marks the item of the visible section. */
export function startSections(context: MenuContext): void {
  stopBelowHeader(context);
  followSections(context);
}
