import { childController, listen } from '@hadaya/core';
import { type FormSession, findCartButtons, findSelects, readVariationId, type ShopText } from '../form/index.ts';

/**
 * Suppresses WooCommerce's alert boxes about a missing or unavailable choice until the current task ends. WooCommerce
 * opens them from a click listener on the form; stopping the click instead would also hide the click from waitlist and
 * notification plugins.
 */
function muteAlerts({ environment: { clock, window }, messages }: FormSession): void {
  const { alert } = window;
  const texts = [messages.readShopText('unavailable'), messages.readShopText('make_a_selection')];
  const quietAlert = (text?: unknown) => {
    if (!texts.includes(String(text))) alert.call(window, text);
  };
  window.alert = quietAlert;
  clock.after(0, () => {
    if (window.alert === quietAlert) window.alert = alert;
  });
}

function findRefused(root: HTMLElement, { target }: Event): HTMLElement | undefined {
  const pressed = findCartButtons(root).find((button) => target instanceof Node && button.contains(target));
  return pressed?.classList.contains('disabled') ? pressed : undefined;
}

/**
 * Maximum time in milliseconds to wait for WooCommerce. It enables the button, or rejects the choice, within a third of
 * a second, but a lookup on the server may take longer.
 */
const PATIENCE_MS = 10_000;

const readValues = (root: HTMLElement) => findSelects(root).map(({ value }) => value);

/**
 * Creates the function that replays a press made before WooCommerce has resolved a complete choice, unless the choice
 * has changed in the meantime.
 */
function createLatePress({ root, signal, environment: { clock, window } }: FormSession): (button: HTMLElement) => void {
  let waiting: AbortController | undefined;
  return (button) => {
    if (waiting && !waiting.signal.aborted) return;
    const own = childController(signal);
    waiting = own;
    const chosen = readValues(root).join();
    const look = () => {
      if (button.classList.contains('wc-variation-selection-needed')) return;
      own.abort();
      if (readValues(root).join() === chosen) button.click();
    };
    const observer = new window.MutationObserver(look);
    observer.observe(button, { attributes: true, attributeFilter: ['class'] });
    own.signal.addEventListener('abort', () => observer.disconnect());
    clock.after(PATIENCE_MS, () => own.abort(), own.signal);
  };
}

/**
 * Keeps an incomplete choice out of the cart. Explains a press on a disabled button next to the attribute instead of in
 * WooCommerce's alert box; with `inlineNotices` off, the alert box opens as usual. If nothing is left to choose, the
 * press waits for WooCommerce. The click itself reaches every listener. Stops a submit with an incomplete choice, even
 * before the form is initialised, because the server would reject it and show a page without the choice.
 * `explainButton` shows a message where the visitor has to act.
 */
export function guardCart(session: FormSession, explainButton: (name: ShopText) => void): void {
  const { root, settings, signal } = session;
  if (settings.inlineNotices) {
    const pressLater = createLatePress(session);
    const mute = (event: Event) => {
      if (findRefused(root, event)) muteAlerts(session);
    };
    const explain = (event: Event) => {
      const refused = findRefused(root, event);
      if (!refused) return;
      event.preventDefault();
      const isWaiting = refused.classList.contains('wc-variation-selection-needed') && !readValues(root).includes('');
      if (isWaiting) return pressLater(refused);
      const isUnavailable = refused.classList.contains('wc-variation-is-unavailable');
      explainButton(isUnavailable ? 'unavailable' : 'make_a_selection');
    };
    listen(root, 'click', mute, { signal, capture: true });
    listen(root, 'click', explain, { signal });
  }
  const stopUnfinished = (event: Event) => {
    const isUnfinished = readValues(root).includes('');
    if (!isUnfinished || readVariationId(root) > 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    explainButton('make_a_selection');
  };
  listen(root, 'submit', stopUnfinished, { signal, capture: true });
}
