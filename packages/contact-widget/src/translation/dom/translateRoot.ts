import { isArabic, isSpoken } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { isForeign, ownersTexts } from '../model/ownersTexts.ts';
import { createLine } from './createLine.ts';

const NAMES = ['aria-label', 'placeholder', 'title', 'alt'];

/** Excludes the visitor's input and nodes without translatable text. */
const NOT_OURS = 'textarea, [contenteditable], script, style, [translate="no"], .notranslate';

/** Matches text that may contain a visitor's number, address or file name, which is never exposed to a translator. */
const MAY_BE_PRIVATE = /[\d@]|\.\p{L}/u;

/**
 * Treatment of a text: translated, skipped because it is already in the page's language, or hidden from translators.
 */
type Treatment = 'shown' | 'left alone' | 'hidden';

/**
 * Creates an object that adds texts to a container in the document, where page translators find them, and reads their
 * translations.
 */
function createBoard(page: Document, container: HTMLElement, judge: (text: string) => Treatment) {
  const lines = new Map<string, Element>();
  return {
    /** Reuses texts that are already in the container instead of adding them again. */
    adopt(texts: readonly (string | undefined)[]) {
      for (const [at, text] of texts.entries()) {
        const line = container.children[at];
        if (line && text !== undefined) lines.set(text, line);
      }
    },
    /**
     * Returns a text's translation, or the text itself until there is one. Adds a new text to the container, unless the
     * text is hidden from translators.
     */
    read(text: string): string {
      const line = lines.get(text);
      if (line) return line.textContent?.trim() || text;
      const treatment = judge(text);
      if (treatment === 'hidden') return text;
      const added = createLine(page, text, treatment === 'left alone');
      lines.set(text, added);
      container.append(' ', added);
      return text;
    },
  };
}

/**
 * Creates a function that replaces a target's text with its translation and remembers the original for the next
 * translation.
 */
function createWriter<Target extends object>(
  get: (target: Target) => string,
  set: (target: Target, text: string) => void,
) {
  const known = new WeakMap<Target, { readonly own: string; readonly written: string }>();
  return (target: Target, read: (text: string) => string) => {
    const now = get(target);
    const before = known.get(target);
    const own = before?.written === now ? before.own : now;
    const text = own.trim();
    if (text === '') return;
    const requested = own.replace(text, () => read(text));
    known.set(target, { own, written: requested });
    if (requested !== now) set(target, requested);
  };
}

/** A widget whose texts a page translator has started to change. */
export interface TranslatedWidget {
  readonly page: ContactPage;
  readonly widget: WidgetRecord;
  /** Texts already in the container, in order; `undefined` for a text that was left out. */
  readonly texts: readonly (string | undefined)[];
  readonly root: ShadowRoot;
  /** The container for the texts that page translators translate. */
  readonly container: HTMLElement;
}

/**
 * Shows a widget's texts as translated in the document's container, including later content and later translations.
 * Restores the originals when the visitor turns translation off.
 */
export function translateRoot({ page, widget, texts, root, container }: TranslatedWidget): void {
  const { context, signal } = page;
  const { window, document } = context.environment;
  const owners = ownersTexts(widget.given);
  const isOurs = isSpoken(document.documentElement);
  const isArabicPage = isArabic(document.documentElement);
  const board = createBoard(document, container, (text) => {
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
    // Discards the mutation records of Hadaya's own writes.
    for (const one of watches) one.takeRecords();
  };
  const watches = [new window.MutationObserver(draw), new window.MutationObserver(draw)] as const;
  const all = { childList: true, characterData: true, subtree: true };
  watches[0].observe(root, { ...all, attributes: true, attributeFilter: NAMES });
  watches[1].observe(container, all);
  signal.addEventListener('abort', () => {
    for (const one of watches) one.disconnect();
  });
  draw();
}
