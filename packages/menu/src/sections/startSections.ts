import type { MenuContext } from '../state/index.ts';
import { followSections } from './dom/followSections.ts';
import { stopBelowHeader } from './dom/goToSection.ts';

export { goToSection } from './dom/goToSection.ts';

/** If the page was opened at a section, moves the section below the header; marks the item of the visible section. */
export function startSections(context: MenuContext): void {
  stopBelowHeader(context);
  followSections(context);
}
