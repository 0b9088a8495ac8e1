import type { MenuContext } from '../state/index.ts';
import { followSections } from './dom/followSections.ts';
import { stopBelowHeader } from './dom/goToSection.ts';

export { goToSection } from './dom/goToSection.ts';

export function startSections(context: MenuContext): void {
  stopBelowHeader(context);
  followSections(context);
}
