import { startAttribution } from './island.ts';

/**
 * Records the view and attributes orders. Reports a failure to the page as an event, and on the console unless a
 * listener cancels that event.
 */
try {
  startAttribution(window, new AbortController().signal);
} catch (cause) {
  const detail = { island: 'attribution', code: 'island_failed', message: '[hadaya] attribution failed', cause };
  if (document.dispatchEvent(new CustomEvent('hadaya:error', { cancelable: true, detail }))) {
    console.warn(detail.message, cause);
  }
}
