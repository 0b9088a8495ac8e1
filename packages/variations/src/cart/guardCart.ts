import { childController, listen } from '@hadaya/core';
import { type FormSession, findCartButtons, findSelects, readVariationId, type ShopText } from '../form/index.ts';

/**
 * Keeps the page's alert box shut for these texts until the current task ends. WooCommerce opens it from a listener on the
 * form; to stop the click there would also keep it from waitlist and notify plugins, who listen for the same press.
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

/** The button of the form that an event pressed while it is disabled. */
function findRefused(root: HTMLElement, { target }: Event): HTMLElement | undefined {
  const pressed = findCartButtons(root).find((button) => target instanceof Node && button.contains(target));
  return pressed?.classList.contains('disabled') ? pressed : undefined;
}

/** WooCommerce opens the button, or says that it cannot, within a third of a second; a server that is asked may take longer. */
const PATIENCE_MS = 10_000;

const readValues = (root: HTMLElement) => findSelects(root).map(({ value }) => value);

/** Plays a press that came before WooCommerce has answered a whole choice, once it has, unless something else was chosen since. */
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
 * Keeps an unfinished choice out of the cart. A disabled button says why beside the attribute, in place of WooCommerce's
 * alert box (with `inlineNotices` off that box is left to open); where nothing is left to choose it waits for WooCommerce.
 * The click itself reaches everyone who listens for it. A
 * submit that comes before the form has been initialised is stopped: the server would refuse it on a page without the
 * choice. `explainButton` shows a text where the visitor has to act.
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
