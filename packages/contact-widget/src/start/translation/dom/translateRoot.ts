import type { WidgetModel } from '../../../launcher/WidgetModel.ts';
import { decodeText } from '../../../widget/model/decodeText.ts';
import { createNode } from '../../dom/createNode.ts';
import { changeTexts } from '../model/changeTexts.ts';

const NAMES = ['aria-label', 'placeholder', 'title', 'alt'];

/** What a visitor writes, and what is no text. */
const NOT_OURS = 'textarea, [contenteditable], script, style, [translate="no"], .notranslate';

/** What may hold a visitor's number, address or file name is shown to no translator. */
const MAY_BE_PRIVATE = /[\d@]|\.\p{L}/u;

/** Texts that stand by themselves in a text of the owner's, which may carry a little markup. */
const piecesOf = (text: string) => text.split(/<[^<>]*>/).map((piece) => decodeText(piece).trim());

/** Every text that the owner has written. */
function ownersTexts({ page, widget }: WidgetModel): ReadonlySet<string> {
  const texts = new Set<string>(Object.values(page.context.settings.labels));
  const note = (given: unknown): unknown => {
    if (typeof given === 'string') for (const piece of piecesOf(given)) texts.add(piece);
    else if (Array.isArray(given)) given.forEach(note);
    else if (typeof given === 'object' && given !== null) Object.values(given).forEach(note);
    return given;
  };
  changeTexts(widget.raw, note);
  return texts;
}

/** The page's place for texts: what stands there is translated by whoever translates the page. */
function createBoard(page: Document, place: HTMLElement, mayShow: (text: string) => boolean) {
  const lines = new Map<string, HTMLElement>();
  const [first] = place.children;
  return {
    /** What has become of a text; itself where nothing has. */
    read(text: string): string {
      const line = lines.get(text);
      if (line) return line.textContent?.trim() || text;
      if (mayShow(text)) {
        const added = createNode(page, 'span', {}, text);
        lines.set(text, added);
        place.append(' ', added);
      }
      return text;
    },
    adopt(text: string) {
      if (first instanceof HTMLElement) lines.set(text, first);
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

/**
 * Draws a widget's texts as they were translated in the page's own place, and keeps up with what is drawn and translated
 * later; when the visitor wants the original back, it comes back.
 */
export function translateRoot(model: WidgetModel, root: ShadowRoot, place: HTMLElement): void {
  const { context, signal } = model.page;
  const { window, document } = context.environment;
  const owners = ownersTexts(model);
  const board = createBoard(document, place, (text) => owners.has(text) || !MAY_BE_PRIVATE.test(text));
  board.adopt(model.texts.contactUs);
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
