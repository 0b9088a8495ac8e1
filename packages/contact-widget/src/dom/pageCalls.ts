import type { ContactPage } from '../ContactPage.ts';
import { type ContactCalls, createCalls } from './createCalls.ts';
import { followAddress, followOpener, openWhenVisible } from './pageLinks.ts';

/** What the page may ask of its widgets, by call or by its own links. */
export interface PageCalls extends ContactCalls {
  followAddress(): void;
  followOpener(opener: Element): void;
  openWhenVisible(): void;
}

/** The calls of a page. */
export function openPageCalls(page: ContactPage): PageCalls {
  const calls = createCalls(page);
  return {
    ...calls,
    followAddress: () => followAddress(page, calls),
    followOpener: (opener) => followOpener(page, calls, opener),
    openWhenVisible: () => openWhenVisible(page, calls),
  };
}
