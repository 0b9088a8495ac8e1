import type { PageWindow } from '@hadaya/core';

/**
 * Goes to an address: a new tab where the visitor's press still counts, else the same tab. A press that a script
 * optimiser replays later opens no window, and must not be lost.
 */
export function openAddress(page: PageWindow, href: string, target: '' | '_blank'): void {
  const mayOpen = page.navigator.userActivation?.isActive ?? true;
  if (target === '_blank' && mayOpen) page.open(href, '_blank', 'noopener');
  else page.location.assign(href);
}
