import type { SpokenMenuContext } from '../menuContext.ts';

/** Does what `SpokenMenuContext.whileOpen` promises. */
export function whileOpen(context: SpokenMenuContext, start: (opening: SpokenMenuContext) => void): void {
  const { store, signal, lend } = context;
  let opened: AbortController | undefined;
  const update = () => {
    const { isOpen } = store.getState();
    if (isOpen === Boolean(opened)) return;
    opened?.abort();
    opened = isOpen ? new AbortController() : undefined;
    if (opened) start({ ...context, loan: lend(opened.signal), signal: opened.signal });
  };
  signal.addEventListener('abort', () => opened?.abort(), { once: true });
  update();
  store.subscribe(update, signal);
}
