import type { ContactPage } from '../ContactPage.ts';

/** Tells the page's style sheets that a widget blurs it. */
export function markBlur({ context }: ContactPage, blur: 'on' | 'off'): void {
  context.environment.document.body.classList.toggle('add-bg-blur-effect', blur === 'on');
}
