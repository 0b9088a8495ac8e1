import type { SpokenMenuContext } from '../menuContext.ts';

/** Does what `SpokenMenuContext.whileOpen` promises. */
export function whileOpen(
  context: SpokenMenuContext,
  start: (opening: SpokenMenuContext) => (() => void) | undefined,
): void {
  const { store, signal, lend } = context;
  let opened: AbortController | undefined;
  let closed: (() => void) | undefined;
  const update = () => {
    const { isOpen } = store.getState();
    if (isOpen === Boolean(opened)) return;
    if (isOpen) {
      opened = new AbortController();
      closed = start({ ...context, loan: lend(opened.signal), signal: opened.signal });
    } else {
      opened?.abort();
      opened = undefined;
      closed?.();
    }
  };
  signal.addEventListener('abort', () => opened?.abort(), { once: true });
  update();
  store.subscribe(update, signal);
}
