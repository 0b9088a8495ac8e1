import type { ContactPage } from '../ContactPage.ts';
import { createSheet } from './createSheet.ts';

/** Whether the page asks for the shop's own look; without it the widget looks as the replaced plugin did. */
export function hasOwnLook({ documentElement }: Document): boolean {
  return documentElement.dataset.hadayaLook === 'hadaya';
}

const adopted = new WeakSet<ContactPage>();

/** Puts the custom properties of the shop's own look on the page, once, and takes them away with the widgets. */
export function adoptLook(page: ContactPage, css: string): void {
  const { window, document } = page.context.environment;
  if (adopted.has(page) || !hasOwnLook(document)) return;
  adopted.add(page);
  const sheet = createSheet(window, css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  page.signal.addEventListener(
    'abort',
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
    { once: true },
  );
}
