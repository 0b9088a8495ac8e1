import { createOwnRoot, isArabic, isSpoken, lazyPart } from '@hadaya/core';
import type { WidgetModel } from '../../frame/index.ts';
import { isForeign, ownersTexts } from '../model/ownersTexts.ts';
import { createLine } from './createLine.ts';
import { hasPrintedTexts } from './readTexts.ts';

const loadTranslation = lazyPart(() => import('./translateRoot.ts'));

/**
 * Keeps the texts rendered, because browsers translate only rendered text, but hides them from sight and assistive
 * technology.
 */
const UNSEEN =
  'position:fixed;inset:auto auto 0 0;inline-size:1px;block-size:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;pointer-events:none;user-select:none';

const EVERYTHING = { childList: true, characterData: true, subtree: true };

/**
 * Follows in-page translators (browsers and services), which do not look into shadow roots. Puts one of Hadaya's texts
 * and one of the owner's texts into the document as probes. When a translator changes a probe, puts all of the widget's
 * texts into the document and shows their translations in the widget. `readTexts` reads the texts that the server
 * printed for translators.
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
  const container = createOwnRoot(document, 'p', context.island, { 'aria-hidden': 'true', 'data-nosnippet': '' });
  container.append(createLine(document, texts.contactUs, isSpoken(root)));
  if (own !== undefined) container.append(' ', createLine(document, own, false));
  container.toggleAttribute('data-no-translation', isPrinted);
  container.style.cssText = UNSEEN;
  document.body.append(container);
  const before = container.textContent;
  const watch = new window.MutationObserver(() => {
    if (container.textContent === before) return;
    watch.disconnect();
    loadTranslation(signal).then(
      ({ translateRoot }) => translateRoot({ page, widget, texts: [texts.contactUs, own], root: into, container }),
      // If the code fails to load, the next change to a probe loads it again.
      () => signal.aborted || watch.observe(container, EVERYTHING),
    );
  });
  watch.observe(container, EVERYTHING);
  signal.addEventListener('abort', () => {
    watch.disconnect();
    container.remove();
  });
}
