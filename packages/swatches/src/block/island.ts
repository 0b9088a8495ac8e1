import {
  createStore,
  createStrings,
  defineIsland,
  fillText,
  hydrate,
  type IslandContext,
  lazyPart,
  listen,
  text,
} from '@hadaya/core';
import type { Refusal } from '../items/index.ts';
import { adoptCss } from '../styles/adoptCss.ts';
import type { NoticeView, noticeStrings } from '../wording/index.ts';
import type { BlockState } from './BlockSwatches.tsx';
import css from './block.css?inline';
import { describeBlock } from './describeBlock.ts';
import { blockDetection } from './detect.ts';
import { findRows, hasDropdown, removeAttributes } from './dom.ts';
import firstPaint from './firstPaint.css?inline';
import { type BlockInput, followBlockInput, pressThrough } from './followBlockInput.ts';
import { type BlockData, readContextVariations, readTerms } from './readTerms.ts';
import { type BlockStrings, blockStrings } from './strings.ts';

const loadView = lazyPart(() => import('./BlockSwatches.tsx'));

const FORM_SELECTOR = 'form.wc-block-add-to-cart-with-options';

/** Accepts up to 200,000 characters of JSON, which is more than any product needs. */
const settings = { terms: text('', { maxLength: 200_000 }) };
type Context = IslandContext<{ readonly terms: string }>;

/**
 * Calls `look` after every mutation or event that may have changed the block. The block checks a radio button within
 * two frames of the click, which causes no mutation record.
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

/**
 * Reads the shop's data from the server's JSON. If the JSON contains no variations, or only sold-out ones, the
 * variations that WooCommerce 10.2 itself prints are used instead.
 */
function readData(terms: string, form: HTMLElement): BlockData {
  const data = readTerms(terms);
  const own =
    data.variations.length === 0 || data.isSoldOutOnly ? readContextVariations(form.dataset.wpContext ?? '') : [];
  return own.length > 0 ? { ...data, variations: own, isSoldOutOnly: false } : data;
}

function createBlockStore(input: BlockInput, data: BlockData, strings: BlockStrings) {
  const say = (name: keyof typeof noticeStrings.en, values = {}) => fillText(strings[name], values);
  const textOf = (notice: NoticeView | null) => (notice ? `${notice.text} ${notice.offer?.label}` : '');
  let recency: readonly string[] = [];
  let refusal: Refusal | null = null;
  let before = '';
  let closed = '';
  let tip: BlockState['tip'] = null;
  const read = (): BlockState => {
    const rows = input.find();
    const chosen = rows.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen));
    const now = JSON.stringify(chosen.map(({ attribute, value }) => [attribute, value]));
    if (now !== before) refusal = null;
    before = now;
    const names = chosen.map(({ attribute }) => attribute);
    recency = [...new Set([...recency.filter((name) => names.includes(name)), ...names])];
    const view = describeBlock({ rows, data, recency, refusal, say });
    if (textOf(view.notice) !== closed) closed = '';
    return { rows, view, tip, notice: closed === '' ? view.notice : null };
  };
  const store = createStore((_: BlockState, next: BlockState) => next, read());
  const look = () => store.dispatch(read());
  return {
    ...store,
    look,
    refuse(given: Refusal) {
      [refusal, closed] = [given, ''];
      look();
    },
    close() {
      closed = textOf(store.getState().notice);
      look();
    },
    open(face: BlockState['tip']) {
      if (face === tip) return;
      tip = face;
      look();
    },
  };
}

/** Styles a block, follows the visitor's input, and renders the swatches when React has loaded. */
function startBlock(context: Context, form: HTMLElement): void {
  const { signal, environment } = context;
  const { clock, window: page } = environment;
  const strings = createStrings(blockStrings, form);
  const data = readData(context.settings.terms, form);
  const input: BlockInput = { form, page, find: () => findRows(form), signal };
  const store = createBlockStore(input, data, strings);
  const onSwitch = () => {
    const { notice } = store.getState();
    if (!notice?.offer) return;
    const options = () => input.find().flatMap((row) => (row.attribute === notice.attribute ? row.options : []));
    const focus = () =>
      options()
        .find(({ isChosen }) => isChosen)
        ?.control.focus();
    pressThrough({ ...input, clock }, notice.offer.values, focus);
  };
  for (const sheet of [firstPaint, css]) signal.addEventListener('abort', adoptCss(page, sheet), { once: true });
  const props = { store, data, strings, clock, onSwitch, onClose: store.close };
  hydrate(
    context,
    loadView.starter(context, (view) => view.startView(context, form, props)),
  );
  followBlock(context, form, store.look);
  followBlockInput(input, {
    onRefusal: ({ attribute, value }) => store.refuse({ attribute, value, reason: 'unavailable' }),
    onTip: store.open,
  });
}

/** Describes a block for the diagnostics panel; returns an empty string if the block's markup is unknown. */
function explain(form: HTMLElement | null): string {
  const name = 'the options of "Add to Cart + Options"';
  const rows = form ? findRows(form).length : 0;
  if (rows > 0) return `${name} are drawn, attributes: ${rows}`;
  return form && hasDropdown(form) ? `${name} are a dropdown, which stays as it is` : '';
}

/**
 * Swatches for WooCommerce's block "Add to Cart + Options": the block's own options, styled and described. The block
 * decides which option is chosen.
 */
export const blockIsland = defineIsland({
  name: blockDetection.name,
  selectors: blockDetection.selectors,
  hydration: 'idle',
  settings: { schema: settings },
  mount(context) {
    const { element, signal, environment } = context;
    const form = element.closest<HTMLElement>(FORM_SELECTOR) ?? element.querySelector<HTMLElement>(FORM_SELECTOR);
    const rows = form ? findRows(form) : [];
    removeAttributes(element, rows);
    const tell = (event: Event) => {
      const say: unknown = event instanceof CustomEvent ? event.detail?.say : undefined;
      const line = explain(form);
      if (typeof say === 'function' && line !== '') say(line);
    };
    environment.document.addEventListener('hadaya:explain', tell, { signal });
    if (form && rows.length > 0) startBlock(context, form);
    else if (explain(form) === '' && environment.window.location.search.includes('hadaya_debug=1'))
      environment.logger.warn(
        'the options of "Add to Cart + Options" have unknown markup, so they stay unchanged. Update Hadaya',
      );
  },
});
