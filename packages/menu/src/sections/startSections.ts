import type { MenuContext } from '../state/index.ts';
import { followSections } from './dom/followSections.ts';
import { stopBelowHeader } from './dom/goToSection.ts';

export { goToSection } from './dom/goToSection.ts';

/** A page that was entered at a section stands below its header, and the item of the section in view is marked. */
export function startSections(context: MenuContext): void {
  stopBelowHeader(context);
  followSections(context);
}
