import { startAttribution } from './island.ts';

/** Records the view and attributes orders. A failure is told to the page and, unless a listener cancels that, to the owner. */
try {
  startAttribution(window, new AbortController().signal);
} catch (cause) {
  const detail = { island: 'attribution', code: 'island_failed', message: '[hadaya] attribution failed', cause };
  if (document.dispatchEvent(new CustomEvent('hadaya:error', { cancelable: true, detail }))) {
    console.warn(detail.message, cause);
  }
}
