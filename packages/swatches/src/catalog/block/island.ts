import { createLoan, createStrings, defineIsland, type IslandContext, type Loan, listen, text } from '@hadaya/core';
import { blockDetection } from '../../detect.ts';
import { adoptCss } from '../../styles/late/addLateStyles.ts';
import css from './block.css?inline';
import { type BlockData, isSoldOut, readTerms } from './readTerms.ts';

/** One value as the block shows it. */
interface BlockOption {
  /** The form key, `attribute_pa_color`. */
  readonly attribute: string;
  readonly value: string;
  /** What is drawn as a swatch: the chip, or the label around the radio. */
  readonly face: HTMLElement;
  /** What holds focus and state: the chip itself, or the radio. */
  readonly control: HTMLButtonElement | HTMLInputElement;
}

/** The block's form. */
const FORM_SELECTOR = 'form.wc-block-add-to-cart-with-options';

/** One attribute with its name and options. */
const ROW_SELECTOR = '.wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute';

/** An attribute of the block. */
interface BlockRow {
  readonly attribute: string;
  readonly options: readonly BlockOption[];
  /** The attribute's name, as the block prints it above the options. */
  readonly label: HTMLElement | null;
}

/** WooCommerce up to 10.2 prints radios in labels, later ones print chips beside one hidden input. */
function readControls(row: HTMLElement, hidden: HTMLInputElement | null): readonly BlockOption['control'][] {
  if (!hidden) return [...row.querySelectorAll<HTMLInputElement>('label > input[type="radio"][name^="attribute_"]')];
  return [...row.querySelectorAll<HTMLButtonElement>('button[role="radio"][value][aria-checked]')];
}

function readRow(row: HTMLElement): BlockRow | undefined {
  // The block's own swatches, from WooCommerce's "visual" attributes, are left as they are.
  if (row.querySelector('.is-style-swatch')) return undefined;
  const hidden = row.querySelector<HTMLInputElement>('input[type="hidden"][name^="attribute_"]');
  const controls = readControls(row, hidden);
  const attribute = hidden?.name ?? controls[0]?.getAttribute('name') ?? '';
  if (!attribute) return undefined;
  const options = controls.flatMap((control) => {
    const face = hidden ? control : control.parentElement;
    return face ? [{ attribute, value: control.value, face, control }] : [];
  });
  return { attribute, options, label: row.querySelector<HTMLElement>('[id$="_label"]') };
}

/** The attributes of a block whose markup is known, as they are on the page now. */
function findOptions(form: ParentNode): readonly BlockRow[] {
  return [...form.querySelectorAll<HTMLElement>(ROW_SELECTOR)].flatMap((row) => readRow(row) ?? []);
}

/** Whether the block shows an option as chosen. */
function isChosen({ control }: BlockOption): boolean {
  return control.getAttribute('role') === 'radio'
    ? control.getAttribute('aria-checked') === 'true'
    : control instanceof HTMLInputElement && control.checked;
}

const strings = {
  en: { unavailable: 'Unavailable', soldOut: 'Sold out' },
  ar: { unavailable: 'غير متوفر', soldOut: 'نفدت الكمية' },
} as const;

/** The JSON of the block; longer than any product's needs. */
const settings = { terms: text('', { maxLength: 200_000 }) };
type Context = IslandContext<{ readonly terms: string }>;

/** A block with what the shop knows of it. */
interface Block {
  readonly data: BlockData;
  readonly loan: Loan;
  readonly words: Readonly<Record<keyof (typeof strings)['en'], string>>;
}

/** The visible name of an option. */
const nameOf = ({ face, value }: BlockOption): string => face.textContent?.trim() || value;

/** Draws one option: its swatch, and in words what the block and the stock say of it. */
function dressOption(
  { data, loan, words }: Block,
  option: BlockOption,
  choice: Readonly<Record<string, string>>,
): void {
  const { attribute, value, face, control } = option;
  const term = data.terms.get(attribute)?.get(value);
  const isGone = !control.disabled && isSoldOut(data.stock, choice, attribute, value);
  const reason = control.disabled ? words.unavailable : isGone ? words.soldOut : '';
  const name = term?.tooltip ?? '';
  loan.attributes(face, {
    'data-hadaya-swatch': term?.swatch ? '' : null,
    'data-hadaya-tip': [name, reason].filter(Boolean).join(' · ') || null,
    'data-hadaya-sold-out': isGone ? '' : null,
  });
  loan.attributes(control, { 'aria-description': reason || null });
  if (term?.swatch) loan.style(face, { '--hadaya-swatch': term.swatch });
}

/** Draws all options as the block has them now, and names the chosen one beside the attribute. */
function dressRows(block: Block, rows: readonly BlockRow[]): void {
  const chosen = rows.map(({ options }) => options.find(isChosen));
  const choice = Object.fromEntries(rows.map(({ attribute }, index) => [attribute, chosen[index]?.value ?? '']));
  rows.forEach(({ options, label }, index) => {
    for (const option of options) dressOption(block, option, choice);
    const one = chosen[index];
    const isDrawn = options.some(({ face }) => face.hasAttribute('data-hadaya-swatch'));
    if (label) block.loan.attributes(label, { 'data-hadaya-chosen': one && isDrawn ? nameOf(one) : null });
  });
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
  for (const type of ['click', 'change'] as const) listen(form, type, later, { signal });
}

/** Swatches on WooCommerce's block "Add to Cart + Options": its own options, drawn and described; the block decides what is chosen. */
export const blockIsland = defineIsland({
  name: blockDetection.name,
  selectors: blockDetection.selectors,
  settings: { schema: settings },
  mount(context) {
    const { element, signal, environment } = context;
    const form = element.closest<HTMLElement>(FORM_SELECTOR) ?? element.querySelector<HTMLElement>(FORM_SELECTOR);
    const block: Block = {
      data: readTerms(context.settings.terms),
      loan: createLoan(signal),
      words: createStrings(strings, element),
    };
    const find = () => findOptions(form ?? element).filter(({ options }) => options.length > 0);
    if (!form || find().length === 0) {
      if (environment.window.location.search.includes('hadaya_debug=1'))
        environment.logger.warn(
          'the options of "Add to Cart + Options" are printed in a way that is not known; they stay as they are',
        );
      return;
    }
    const look = () => dressRows(block, find());
    look();
    signal.addEventListener('abort', adoptCss(environment.window, css), { once: true });
    followBlock(context, form, look);
  },
});
