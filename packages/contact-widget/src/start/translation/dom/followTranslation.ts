import { lazyPart, markOwnRoot } from '@hadaya/core';
import type { WidgetModel } from '../../../launcher/WidgetModel.ts';
import { createNode } from '../../dom/createNode.ts';

const loadTranslation = lazyPart(() => import('./translateRoot.ts'));

/** There for browsers, which translate what is drawn, and for nobody's eyes or ears. */
const UNSEEN =
  'position:fixed;inset:auto auto 0 0;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;pointer-events:none;user-select:none';

/**
 * Browsers and services that translate a page while it is read do not look into shadow roots. Where one of our words stands in the page itself
 * they find it; as soon as it has become another, the widget's texts are put there as well, and are drawn as they come back.
 */
export function followTranslation(model: WidgetModel): void {
  const { page, host, texts } = model;
  const { context, signal } = page;
  const { document, window } = context.environment;
  const { into } = host;
  if (!(into instanceof window.ShadowRoot)) return;
  const word = createNode(document, 'span', {}, texts.contactUs);
  const place = createNode(document, 'p', { 'aria-hidden': 'true', 'data-nosnippet': '' }, word);
  markOwnRoot(place, context.island);
  place.style.cssText = UNSEEN;
  document.body.append(place);
  const watch = new window.MutationObserver(() => {
    if (place.textContent?.trim() === texts.contactUs) return;
    watch.disconnect();
    loadTranslation(signal).then(
      ({ translateRoot }) => translateRoot(model, into, place),
      // The next word that changes asks again.
      () => signal.aborted || watch.observe(place, EVERYTHING),
    );
  });
  watch.observe(place, EVERYTHING);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    place.remove();
  });
}

const EVERYTHING = { childList: true, characterData: true, subtree: true };
