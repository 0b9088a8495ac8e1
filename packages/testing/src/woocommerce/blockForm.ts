/**
 * The block "Add to Cart + Options", modelled on the facts in `docs/block-shops.md`: `pills` as WooCommerce 10.2 prints
 * it, `chips` as 10.9 does, and `dropdown` as 10.2 does if so configured.
 */
export type BlockKind = 'pills' | 'chips' | 'dropdown';

export interface BlockOptions {
  /** True if options without a variation are hidden instead of disabled. */
  readonly hides?: boolean;
  /** Values that the server preselects, keyed by form key. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** True if the last colour is behind "+1 more" (`chips`). */
  readonly hasMore?: boolean;
}

const ROWS = [
  { attribute: 'attribute_pa_color', name: 'Color', values: ['blue', 'green', 'red'] },
  { attribute: 'attribute_pa_size', name: 'Size', values: ['l', 'm', 's'] },
] as const;

/** The product's variations: blue does not exist in L, and red in L is sold out. */
const VARIATIONS: readonly (readonly [id: string, color: string, size: string, inStock: boolean])[] = [
  ['75', 'red', 's', true],
  ['76', 'red', 'm', true],
  ['77', 'red', 'l', false],
  ['78', 'blue', 's', true],
  ['79', 'blue', 'm', true],
  ['80', 'green', '', true],
];

/** The data that the WordPress plugin prints for the product. */
export const BLOCK_TERMS = {
  attributes: {
    attribute_pa_color: {
      blue: { color: '#1e3cbe', tooltip: 'Blue' },
      green: { color: '#0a7d3c', secondColor: '#ffd700', tooltip: 'Green & gold' },
      red: { image: '/wp-content/uploads/2026/11/bag-main.svg', tooltip: 'Red' },
    },
  },
  variations: VARIATIONS.map(([, color, size, inStock]) => ({
    attributes: { attribute_pa_color: color, attribute_pa_size: size },
    inStock,
  })),
};

const BLOCK = 'add-to-cart-with-options-variation-selector-attribute';

const title = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;

interface PrintedRow extends BlockOptions {
  readonly key: string;
  readonly values: readonly string[];
  /** Id of the element that contains the attribute's name. */
  readonly label: string;
}

function printChips({ key, values, label, chosen = {}, hasMore = false }: PrintedRow): string {
  const isBehind = (value: string) => hasMore && key === 'attribute_pa_color' && value === values.at(-1);
  const chip = (value: string) =>
    `<button class="wc-block-product-filter-chips__item" type="button" role="radio" id="${key}-${value}" aria-label="${title(value)}" value="${value}" aria-checked="${chosen[key] === value}"${isBehind(value) ? ' hidden=""' : ''}><span class="wc-block-product-filter-chips__label"><span class="wc-block-product-filter-chips__text">${title(value)}</span></span></button>`;
  const more = values.some(isBehind)
    ? '<button type="button" class="wc-block-product-filter-chips__show-more">+1 more</button>'
    : '';
  return `<div class="wc-block-product-filter-chips" role="radiogroup" aria-labelledby="${label}"><fieldset class="wc-block-product-filter-chips__fieldset"><div class="wc-block-product-filter-chips__items">${values.map(chip).join(' ')}</div>${more}</fieldset></div>`;
}

function printOptions(kind: BlockKind, row: PrintedRow): string {
  const { key, values, label, chosen = {} } = row;
  if (kind === 'chips') return printChips(row);
  if (kind === 'dropdown') {
    const list = values.map((value) => `<option value="${value}">${title(value)}</option>`).join('');
    return `<select class="wc-block-${BLOCK}-options__dropdown" name="${key}"><option value="">Choose an option</option>${list}</select>`;
  }
  const pill = (value: string) =>
    `<label class="wc-block-${BLOCK}-options__pill"><input type="radio" class="wc-block-${BLOCK}-options__pill-input" name="${key}" value="${value}"${chosen[key] === value ? ' checked=""' : ''}>${title(value)}</label>`;
  return `<div class="wc-block-${BLOCK}-options__pills" role="radiogroup" aria-labelledby="${label}">${values.map(pill).join(' ')}</div>`;
}

/** Returns the block's HTML; `terms` is the content of `data-hadaya-terms`. */
export function blockForm(kind: BlockKind, terms: unknown = BLOCK_TERMS, owner: BlockOptions = {}): string {
  const json = (typeof terms === 'string' ? terms : JSON.stringify(terms))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const rows = ROWS.map(({ attribute: key, name, values }) => {
    const label = `${key}_label`;
    const hidden = kind === 'chips' ? `<input type="hidden" name="${key}" value="${owner.chosen?.[key] ?? ''}">` : '';
    return `<div class="wp-block-woocommerce-${BLOCK}"><div><span id="${label}">${name}</span> ${printOptions(kind, { ...owner, key, values, label })}</div>${hidden}</div>`;
  });
  const hides = owner.hides ? ' data-stand-in="hides"' : '';
  return `<form class="wc-block-add-to-cart-with-options is-invalid"${hides} data-hadaya-terms="${json}">${rows.join('')}<button type="submit" class="single_add_to_cart_button disabled">Add to cart</button><input type="hidden" name="variation_id" value=""></form>`;
}

const SWATCHES: Readonly<Record<string, string>> = {
  Blue: '#1e3cbe',
  Green: 'linear-gradient(-45deg, #0a7d3c 50%, #ffd700 50%)',
  Red: 'url(&quot;/wp-content/uploads/2026/11/bag-main.svg&quot;) center / cover',
};

/** Adds the attributes that the WordPress plugin adds to options with a swatch. */
export const markAtServer = (html: string): string =>
  html.replaceAll(
    /<(label|button) (class="wc-block-[^>]*)>(?=(?:<input [^>]*>|<span class[^>]*><span[^>]*>)(Blue|Green|Red))/g,
    (_, tag: string, attributes: string, name: string) =>
      `<${tag} ${attributes} data-hadaya-swatch="" style="--hadaya-swatch: ${SWATCHES[name]};" title="${name}">`,
  );

/** Simulates the block's scripts in order: selection, remaining options, variation. */
export function runBlockForm(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[type="radio"],[role="radio"]')];
  const keyOf = (control: Element) =>
    control.getAttribute('name') ?? control.id.slice(0, -1 - (control.getAttribute('value') ?? '').length);
  const isOn = (control: HTMLInputElement | HTMLButtonElement) =>
    control.getAttribute('aria-checked') === 'true' || (control instanceof HTMLInputElement && control.checked);
  const chosen = new Map(controls.filter(isOn).map((control) => [keyOf(control), control.value]));
  const more = form.querySelector('.wc-block-product-filter-chips__show-more');
  const behind = new Set(controls.filter(({ hidden }) => hidden));
  const isHidden = (control: HTMLInputElement | HTMLButtonElement) =>
    (form.dataset.standIn === 'hides' && control.disabled) || (behind.has(control) && !isOn(control));
  const fits = (choice: ReadonlyMap<string, string>) => (variation: (typeof VARIATIONS)[number]) =>
    ROWS.every(({ attribute: key }, at) =>
      ['', choice.get(key) || variation[at + 1]].includes(String(variation[at + 1])),
    );
  const draw = () => {
    for (const control of controls) {
      const key = keyOf(control);
      const isChosen = chosen.get(key) === control.value;
      if (control instanceof HTMLInputElement) control.checked = isChosen;
      else control.setAttribute('aria-checked', String(isChosen));
      control.disabled = !VARIATIONS.some(fits(new Map([...chosen, [key, control.value]])));
      control.hidden = isHidden(control);
    }
    for (const { attribute: key } of ROWS)
      form.querySelector(`[type="hidden"][name="${key}"]`)?.setAttribute('value', chosen.get(key) ?? '');
    const found = chosen.size === ROWS.length ? VARIATIONS.find(fits(chosen)) : undefined;
    form.querySelector('[name="variation_id"]')?.setAttribute('value', found?.[0] ?? '');
    form.classList.toggle('is-invalid', found?.[3] !== true);
  };
  more?.addEventListener('click', () => {
    behind.clear();
    more.setAttribute('hidden', '');
    requestAnimationFrame(draw);
  });
  form.addEventListener('click', ({ target }) => {
    const control = controls.find((one) => target instanceof Node && one.contains(target));
    if (!control) return;
    const key = keyOf(control);
    if (chosen.get(key) === control.value) chosen.delete(key);
    else chosen.set(key, control.value);
    requestAnimationFrame(draw);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  if (chosen.size > 0) requestAnimationFrame(draw);
}
