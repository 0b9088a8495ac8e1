import { isArabic, isSpoken, lazyPart, markOwnRoot } from '@hadaya/core';
import type { WidgetModel } from '../../frame/index.ts';
import { createNode } from '../../page/index.ts';
import { isForeign, ownersTexts } from '../model/ownersTexts.ts';
import { hasPrintedTexts } from './readTexts.ts';

const loadTranslation = lazyPart(() => import('./translateRoot.ts'));

/** There for browsers, which translate what is drawn, and for nobody's eyes or ears. */
const UNSEEN =
  'position:fixed;inset:auto auto 0 0;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;pointer-events:none;user-select:none';

const EVERYTHING = { childList: true, characterData: true, subtree: true };

/** Plugins that translate from the shop's first language leave alone what carries this; browsers do not care for it. */
const LEFT_ALONE = { 'data-no-translation': '' };

/**
 * Browsers and services that translate a page while it is read do not look into shadow roots. Where a word of ours and one of the owner's stand in
 * the page itself they find them; as soon as one has become another, the widget's texts are put there as well, and are drawn
 * as they come back. What the server has printed for translators is theirs already.
 */
export function followTranslation({ page, host, texts, widget }: WidgetModel): void {
  const { context, signal } = page;
  const { document, window } = context.environment;
  const { into } = host;
  if (!(into instanceof window.ShadowRoot)) return;
  const root = document.documentElement;
  const isPrinted = hasPrintedTexts(document);
  const [own] = [...ownersTexts(widget.given)].filter(
    (text) => text !== texts.contactUs && isForeign(text, isArabic(root)),
  );
  const word = createNode(document, 'span', isSpoken(root) ? LEFT_ALONE : {}, texts.contactUs);
  const place = createNode(document, 'p', { 'aria-hidden': 'true', 'data-nosnippet': '' }, word);
  if (own !== undefined) place.append(' ', createNode(document, 'span', {}, own));
  markOwnRoot(place, context.island);
  place.toggleAttribute('data-no-translation', isPrinted);
  place.style.cssText = UNSEEN;
  document.body.append(place);
  const before = place.textContent;
  const watch = new window.MutationObserver(() => {
    if (place.textContent === before) return;
    watch.disconnect();
    loadTranslation(signal).then(
      ({ translateRoot }) => translateRoot({ page, widget, texts: [texts.contactUs, own], root: into, place }),
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
