import {
  createLoan,
  createStrings,
  defineIsland,
  fillText,
  type IslandContext,
  listen,
  markOwnRoot,
  text,
} from '@hadaya/core';
import type { Refusal } from '../items/index.ts';
import type { NoticeView, noticeStrings } from '../notices/index.ts';
import { adoptCss } from '../styles/adoptCss.ts';
import noticeCss from '../styles/notice.css?inline';
import css from './block.css?inline';
import { describeBlock } from './describeBlock.ts';
import { blockDetection } from './detect.ts';
import { type Block, type BlockRow, blockStrings, drawRows, findRows, hasDropdown, removeMarks } from './dom.ts';
import firstPaint from './firstPaint.css?inline';
import { type BlockInput, followBlockInput, pressThrough } from './followBlockInput.ts';
import { type BlockData, readContextVariations, readTerms } from './readTerms.ts';

/** The block's form. */
const FORM_SELECTOR = 'form.wc-block-add-to-cart-with-options';

/** The JSON of the block; longer than any product's needs. */
const settings = { terms: text('', { maxLength: 200_000 }) };
type Context = IslandContext<{ readonly terms: string }>;

/** The words and buttons of a form's notice. */
function createNoticeNodes(page: Document, closeLabel: string) {
  const make = (tag: string, className = '') => {
    const node = page.createElement(tag);
    if (className) node.className = className;
    if (tag === 'button') node.setAttribute('type', 'button');
    return node;
  };
  const host = make('div');
  host.setAttribute('data-hadaya-own', 'swatches');
  markOwnRoot(host, blockDetection.name);
  const box = host.appendChild(make('div', 'hadaya-swatches-notice'));
  const line = box.appendChild(make('p'));
  line.setAttribute('role', 'status');
  const words = line.appendChild(make('span'));
  const accept = box.appendChild(make('button', 'hadaya-swatches-switch'));
  const label = accept.appendChild(make('span'));
  const close = box.appendChild(make('button', 'hadaya-swatches-close'));
  close.setAttribute('aria-label', closeLabel);
  return { host, words, accept, label, close };
}

/** A form's one notice: `draw` shows it at the end of the attribute that it speaks of, between no options. */
function createBlockNotice({ environment, signal }: Context, input: BlockInput, closeLabel: string) {
  const { clock, document } = environment;
  const { host, words, accept, label, close } = createNoticeNodes(document, closeLabel);
  const textOf = (notice: NoticeView | null) => (notice ? `${notice.text} ${notice.offer?.label}` : '');
  let shown: NoticeView | null = null;
  let closed = '';
  const draw = (rows: readonly BlockRow[], wanted: NoticeView | null) => {
    if (textOf(wanted) !== closed) closed = '';
    shown = closed === '' ? wanted : null;
    const row = rows.find(({ attribute }) => attribute === shown?.attribute);
    if (!shown || !row) return host.remove();
    const { text: said, offer } = shown;
    if (host.parentNode !== row.node) row.node.append(host);
    accept.style.display = offer ? '' : 'none';
    if (label.textContent !== offer?.label) label.textContent = offer?.label ?? '';
    // A screen reader hears what changes in a node that was there before.
    clock.frame(() => {
      if (words.textContent !== said) words.textContent = said;
    }, signal);
  };
  const onClose = () => {
    closed = textOf(shown);
    host.remove();
  };
  const onAccept = () => {
    if (!shown?.offer) return;
    const { attribute, offer } = shown;
    const options = () => input.find().flatMap((row) => row.options.filter((one) => one.attribute === attribute));
    const focus = () =>
      options()
        .find(({ isChosen }) => isChosen)
        ?.control.focus();
    pressThrough({ ...input, clock }, offer.values, focus);
  };
  listen(close, 'click', onClose, { signal });
  listen(accept, 'click', onAccept, { signal });
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return { draw, reopen: () => (closed = '') };
}

/**
 * Calls back after whatever may have changed what the block shows. A radio's dot leaves no trace in the tree: the block sets it
 * within two frames of the click.
 */
function followBlock({ environment, signal }: Context, form: HTMLElement, look: () => void): void {
  const { clock, window } = environment;
  const observer = new window.MutationObserver(look);
  const attributeFilter = ['aria-checked', 'disabled', 'value', 'hidden'];
  observer.observe(form, { subtree: true, childList: true, attributeFilter });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const later = () => clock.frame(() => clock.frame(look, signal), signal);
  for (const type of ['click', 'change', 'reset'] as const) listen(form, type, later, { signal });
}

/** What the shop knows: our server's words, and where it sends no variations those that WooCommerce 10.2 prints itself. */
function readData(terms: string, form: HTMLElement): BlockData {
  const data = readTerms(terms);
  const own =
    data.variations.length === 0 || data.isSoldOutOnly ? readContextVariations(form.dataset.wpContext ?? '') : [];
  return own.length > 0 ? { ...data, variations: own, isSoldOutOnly: false } : data;
}

/** Keeps the block drawn and described as it changes, and says why something cannot be had. */
function startBlock(context: Context, form: HTMLElement): void {
  const { signal, environment } = context;
  const words = createStrings(blockStrings, form);
  const block: Block = { data: readData(context.settings.terms, form), loan: createLoan(signal), words };
  const input: BlockInput = { form, page: environment.window, find: () => findRows(form), signal };
  const notice = createBlockNotice(context, input, words.close);
  const say = (name: keyof typeof noticeStrings.en, values = {}) => fillText(words[name], values);
  let recency: readonly string[] = [];
  let refusal: Refusal | null = null;
  let before = '';
  const look = () => {
    const rows = input.find();
    const chosen = rows.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
    const now = JSON.stringify(chosen.map(({ attribute, value }) => [attribute, value]));
    if (now !== before) refusal = null;
    before = now;
    const names = chosen.map(({ attribute }) => attribute);
    recency = [...new Set([...recency.filter((name) => names.includes(name)), ...names])];
    const view = describeBlock({ rows, data: block.data, recency, refusal, say });
    drawRows(block, rows, view);
    notice.draw(rows, view.notice);
  };
  look();
  for (const sheet of [firstPaint, css, noticeCss])
    signal.addEventListener('abort', adoptCss(environment.window, sheet), { once: true });
  followBlock(context, form, look);
  followBlockInput(input, ({ attribute, value }) => {
    refusal = { attribute, value, reason: 'unavailable' };
    notice.reopen();
    look();
  });
}

/** What the owner reads of a block whose markup is known; nothing of another. */
function explain(form: HTMLElement | null): string {
  const name = 'the options of "Add to Cart + Options"';
  const rows = form ? findRows(form).length : 0;
  if (rows > 0) return `${name} are drawn, attributes: ${rows}`;
  return form && hasDropdown(form) ? `${name} are a dropdown, which stays as it is` : '';
}

/** Swatches on WooCommerce's block "Add to Cart + Options": its own options, drawn and described; the block decides what is chosen. */
export const blockIsland = defineIsland({
  name: blockDetection.name,
  selectors: blockDetection.selectors,
  settings: { schema: settings },
  mount(context) {
    const { element, signal, environment } = context;
    const form = element.closest<HTMLElement>(FORM_SELECTOR) ?? element.querySelector<HTMLElement>(FORM_SELECTOR);
    const rows = form ? findRows(form) : [];
    removeMarks(element, rows);
    const tell = (event: Event) => {
      const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
      const line = explain(form);
      if (typeof say === 'function' && line !== '') say(line);
    };
    environment.document.addEventListener('hadaya:explain', tell, { signal });
    if (form && rows.length > 0) startBlock(context, form);
    else if (explain(form) === '' && environment.window.location.search.includes('hadaya_debug=1'))
      environment.logger.warn(
        'the options of "Add to Cart + Options" are printed in a way that is not known; they stay as they are',
      );
  },
});
