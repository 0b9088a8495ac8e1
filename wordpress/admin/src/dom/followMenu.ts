const MENU = '#toplevel_page_hadaya';

/** Shows the page of that address as the current one, in the address bar and in WordPress' menu. */
export function markMenu(address: string): void {
  window.history.replaceState(null, '', address);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${MENU} .wp-submenu a`)) {
    const isCurrent = link.href === address;
    link.classList.toggle('current', isCurrent);
    link.parentElement?.classList.toggle('current', isCurrent);
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/**
 * Has the entries of WordPress' menu change the place without a new page, so that nothing that was entered is lost. `go` answers
 * whether the address is one of its places. Returns what ends it.
 */
export function followMenu(go: (address: string) => boolean): () => void {
  const hear = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`${MENU} .wp-submenu a`) : null;
    if (isPlain && link && go(link.href)) event.preventDefault();
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
}
