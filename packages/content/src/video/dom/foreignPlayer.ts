import type { Widget } from '../../dom/widget.ts';

/** A player that the builder's own script has put there; one whose address still waits is none yet. */
const FOREIGN = 'iframe[src]:not([src=""], [src="about:blank"], [data-hadaya-root] *)';

/** Whether the builder's own script plays this film. */
export function hasForeignPlayer(wrapper: Element): boolean {
  return wrapper.querySelector(FOREIGN) !== null;
}

/** Calls back when the builder's script, come late, puts a player of its own beside ours. */
export function onForeignPlayer(
  wrapper: Element,
  { environment }: Widget,
  call: () => void,
  signal: AbortSignal,
): void {
  const observer = new environment.window.MutationObserver(() => {
    if (!hasForeignPlayer(wrapper)) return;
    observer.disconnect();
    call();
  });
  observer.observe(wrapper, { childList: true, subtree: true, attributeFilter: ['src'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
