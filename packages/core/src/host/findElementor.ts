import { isRecord, readGlobal } from '../settings/index.ts';

const START_EVENT = 'elementor/frontend/init';
const BEFORE_EACH = 'frontend/element_ready/global';

export function findElementor(page: object): Readonly<Record<string, unknown>> | undefined {
  const found: unknown = Reflect.get(page, 'elementorFrontend');
  return isRecord(found) ? found : undefined;
}

/** Returns the settings that Elementor's PHP prints for its script; empty on pages without Elementor. */
export function readElementorConfig(page: object): Readonly<Record<string, unknown>> {
  return readGlobal(page, 'elementorFrontendConfig').values;
}

function callElementorHooks(page: object, call: 'addAction' | 'removeAction', name: string, action?: () => void): void {
  const hooks = findElementor(page)?.hooks;
  const run: unknown = isRecord(hooks) ? hooks[call] : undefined;
  if (typeof run === 'function') run.apply(hooks, action ? [name, action] : [name]);
}

/**
 * Keeps the handlers of Elementor and its add-ons off widgets of these types (`accordion.default` …): removes their
 * start hooks now, when Elementor starts, and before each widget that it starts later, until the signal aborts. A
 * handler that has already run stays bound, so a replacement must handle events before that handler.
 */
export function keepElementorOff(page: Window, types: readonly string[], signal: AbortSignal): void {
  const remove = () => {
    for (const type of types) callElementorHooks(page, 'removeAction', `frontend/element_ready/${type}`);
  };
  const start = () => {
    remove();
    // Elementor and its add-ons add their handlers shortly after `START_EVENT`. Elementor runs `BEFORE_EACH` before
    // each widget's own action.
    callElementorHooks(page, 'addAction', BEFORE_EACH, remove);
  };
  if (signal.aborted) return;
  remove();
  page.addEventListener(START_EVENT, start, { signal });
  signal.addEventListener('abort', () => callElementorHooks(page, 'removeAction', BEFORE_EACH, remove), { once: true });
}
