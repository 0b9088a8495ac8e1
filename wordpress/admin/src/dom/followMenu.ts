const MENU = '#toplevel_page_hadaya';

/** Shows a URL in the address bar and marks its entry in WordPress's menu as current. */
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
 * Makes WordPress's menu entries switch the view without a page load, so that input is kept. `go` returns whether the
 * URL is one of the app's views. Returns a function that stops following the menu.
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
