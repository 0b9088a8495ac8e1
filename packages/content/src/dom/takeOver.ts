import { isRecord } from '@hadaya/core';

type Call = 'addAction' | 'removeAction';

const BEFORE_EACH = 'frontend/element_ready/global';

function callHooks(page: Window, name: Call, ...args: readonly unknown[]): void {
  const frontend: unknown = Reflect.get(page, 'elementorFrontend');
  const hooks: unknown = isRecord(frontend) ? frontend.hooks : undefined;
  const call: unknown = isRecord(hooks) ? hooks[name] : undefined;
  if (typeof call === 'function') call.apply(hooks, args);
}

/**
 * Keeps the replaced script off a widget of this type: its start hook goes, now and when the builder starts later. What
 * it has bound already is kept off by listeners of ours that answer first.
 */
export function takeOver(element: HTMLElement, page: Window, signal: AbortSignal): void {
  const type = element.dataset.widget_type;
  if (!type) return;
  const remove = () => callHooks(page, 'removeAction', `frontend/element_ready/${type}`);
  const start = () => {
    remove();
    // The builder adds its start hooks a moment after it has said that it starts, but runs this one before each of them.
    callHooks(page, 'addAction', BEFORE_EACH, remove);
  };
  remove();
  page.addEventListener('elementor/frontend/init', start, { signal });
  signal.addEventListener('abort', () => callHooks(page, 'removeAction', BEFORE_EACH, remove), { once: true });
}
