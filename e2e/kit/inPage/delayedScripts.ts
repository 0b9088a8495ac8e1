/**
 * Emulates a caching plugin that delays scripts. Nothing runs before the first interaction, and until then the page's
 * lifecycle events are renamed. The plugin swallows the first click and replays it at the end.
 */
const INTERACTIONS = ['keydown', 'mousedown', 'mousemove', 'touchmove', 'touchstart', 'touchend', 'wheel'];
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  document: ['DOMContentLoaded', 'readystatechange'],
  window: ['DOMContentLoaded', 'load', 'pageshow'],
};
const HANDLER_PROPERTIES = ['onload', 'onpageshow'];

const kindOf = (target: unknown) =>
  target === window || target === undefined ? 'window' : target === document ? 'document' : '';

/**
 * Renames lifecycle events while scripts are delayed, so that late scripts receive these events once all scripts have
 * run.
 */
function renameLifeEvents(isHolding: () => boolean): void {
  const prototype = EventTarget.prototype;
  const original = prototype.addEventListener;
  prototype.addEventListener = new Proxy(original, {
    apply(target, self, [type, ...rest]) {
      const isLifeEvent = isHolding() && RENAMED[kindOf(self)]?.includes(String(type));
      return Reflect.apply(target, self ?? window, [isLifeEvent ? `rocket-${type}` : type, ...rest]);
    },
  });
}

function captureHandlerProperties(isHolding: () => boolean, captured: (() => void)[]): void {
  for (const name of HANDLER_PROPERTIES) {
    let handler: unknown = null;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => handler,
      set: (value: unknown) => {
        handler = value;
        if (typeof value !== 'function') return;
        const run = () => void Reflect.apply(value, window, [new Event(name.slice(2))]);
        if (isHolding()) captured.push(run);
        else run();
      },
    });
  }
}

/** Runs one delayed script at its position in the document; the next script waits until this one has loaded. */
function runScript(held: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    for (const { name, value } of held.attributes)
      if (name !== 'type' && !name.startsWith('data-rocket')) script.setAttribute(name, value);
    if (held.dataset.rocketType) script.type = held.dataset.rocketType;
    script.nonce = held.nonce;
    const source = held.getAttribute('data-rocket-src');
    const inline = `data:text/javascript;base64,${btoa(unescape(encodeURIComponent(held.textContent ?? '')))}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
    script.src = source ?? inline;
    const swap = () => held.replaceWith(script);
    if (window.__hadayaGuest) window.__hadayaGuest.asHost(swap);
    else swap();
  });
}

function replayClick(target: EventTarget | null): void {
  target?.dispatchEvent(new MouseEvent('click', { view: window, bubbles: true, cancelable: true }));
}

/** Installs the emulation; runs as the first script of the page. */
export function holdScriptsBack(): void {
  let isHolding = true;
  let clicked: EventTarget | null = null;
  const captured: (() => void)[] = [];
  const owner = new AbortController();
  const options = { capture: true, signal: owner.signal };
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'loading' });

  const interceptClick = (event: Event) => {
    clicked = event.target;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const release = async () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, release, true);
    document.removeEventListener('visibilitychange', release, true);
    for (const held of document.querySelectorAll<HTMLScriptElement>('script[type="rocketlazyloadscript"]'))
      await runScript(held);
    isHolding = false;
    Reflect.deleteProperty(document, 'readyState');
    for (const type of RENAMED.document ?? []) document.dispatchEvent(new Event(`rocket-${type}`));
    for (const type of RENAMED.window ?? []) window.dispatchEvent(new Event(`rocket-${type}`));
    for (const run of captured) run();
    owner.abort();
    replayClick(clicked);
    window.dispatchEvent(new Event('rocket-allScriptsLoaded'));
  };
  for (const type of INTERACTIONS) window.addEventListener(type, release, { capture: true, passive: true });
  document.addEventListener('visibilitychange', release, true);
  document.addEventListener('click', interceptClick, options);
  renameLifeEvents(() => isHolding);
  captureHandlerProperties(() => isHolding, captured);
}
