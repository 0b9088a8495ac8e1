import { isArabic, isSpoken } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { createNode } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { isForeign, ownersTexts } from '../model/ownersTexts.ts';

const NAMES = ['aria-label', 'placeholder', 'title', 'alt'];

/** What a visitor writes, and what is no text. */
const NOT_OURS = 'textarea, [contenteditable], script, style, [translate="no"], .notranslate';

/** What may hold a visitor's number, address or file name is shown to no translator. */
const MAY_BE_PRIVATE = /[\d@]|\.\p{L}/u;

/** What a translator does with a text: it translates it, it leaves it alone because we speak the page's language, or it never sees it. */
type Treatment = 'shown' | 'left alone' | 'hidden';

/** The page's place for texts: what stands there is translated by whoever translates the page. */
function createBoard(page: Document, place: HTMLElement, judge: (text: string) => Treatment) {
  const lines = new Map<string, Element>();
  return {
    /** Takes over the texts that stand there. */
    adopt(texts: readonly (string | undefined)[]) {
      for (const [at, text] of texts.entries()) {
        const line = place.children[at];
        if (line && text !== undefined) lines.set(text, line);
      }
    },
    /** What has become of a text; itself where nothing has. */
    read(text: string): string {
      const line = lines.get(text);
      if (line) return line.textContent?.trim() || text;
      const treatment = judge(text);
      if (treatment === 'hidden') return text;
      const added = createNode(page, 'span', treatment === 'left alone' ? { 'data-no-translation': '' } : {}, text);
      lines.set(text, added);
      place.append(' ', added);
      return text;
    },
  };
}

/** Writes texts over others, and knows what stood there. */
function createWriter<Place extends object>(get: (place: Place) => string, set: (place: Place, text: string) => void) {
  const known = new WeakMap<Place, { readonly own: string; readonly written: string }>();
  return (place: Place, read: (text: string) => string) => {
    const now = get(place);
    const before = known.get(place);
    const own = before?.written === now ? before.own : now;
    const text = own.trim();
    if (text === '') return;
    const wanted = own.replace(text, () => read(text));
    known.set(place, { own, written: wanted });
    if (wanted !== now) set(place, wanted);
  };
}

/** A widget that is to be drawn in another language. */
export interface TranslatedWidget {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  /** Texts that stand in the place already, in their order. */
  readonly texts: readonly (string | undefined)[];
  readonly root: ShadowRoot;
  /** Where texts stand in the page for those who translate it. */
  readonly place: HTMLElement;
}

/**
 * Draws a widget's texts as they were translated in the page's own place, and keeps up with what is drawn and translated
 * later; when the visitor wants the original back, it comes back.
 */
export function translateRoot({ page, widget, texts, root, place }: TranslatedWidget): void {
  const { context, signal } = page;
  const { window, document } = context.environment;
  const owners = ownersTexts(widget.given);
  const isOurs = isSpoken(document.documentElement);
  const isArabicPage = isArabic(document.documentElement);
  const board = createBoard(document, place, (text) => {
    if (owners.has(text)) return isForeign(text, isArabicPage) ? 'shown' : 'left alone';
    if (MAY_BE_PRIVATE.test(text)) return 'hidden';
    return isOurs ? 'left alone' : 'shown';
  });
  board.adopt(texts);
  const writeText = createWriter<Text>(
    (node) => node.data,
    (node, text) => {
      node.data = text;
    },
  );
  const writers = NAMES.map((name) => ({
    name,
    write: createWriter<Element>(
      (element) => element.getAttribute(name) ?? '',
      (element, text) => element.setAttribute(name, text),
    ),
  }));
  const draw = () => {
    const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT | window.NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof window.Element ? node : node.parentElement;
      if (node instanceof window.Text && element && !element.closest(NOT_OURS)) writeText(node, board.read);
      else if (node instanceof window.Element)
        for (const { name, write } of writers) if (node.hasAttribute(name)) write(node, board.read);
    }
    // What was written just now is no news.
    for (const one of watches) one.takeRecords();
  };
  const watches = [new window.MutationObserver(draw), new window.MutationObserver(draw)] as const;
  const all = { childList: true, characterData: true, subtree: true };
  watches[0].observe(root, { ...all, attributes: true, attributeFilter: NAMES });
  watches[1].observe(place, all);
  signal.addEventListener('abort', () => {
    for (const one of watches) one.disconnect();
  });
  draw();
}
