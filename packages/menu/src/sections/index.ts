/** Sections of the page that items lead to. */
export { bindSections } from './bindSections.ts';
