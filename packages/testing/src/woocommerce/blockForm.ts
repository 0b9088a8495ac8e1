/**
 * The block "Add to Cart + Options", made from the facts in `docs/block-shops.md`: `pills` as WooCommerce 10.2 prints it,
 * `chips` as 10.9 does.
 */
export type BlockKind = 'pills' | 'chips';

const ROWS = [
  { attribute: 'attribute_pa_color', name: 'Color', values: ['blue', 'green', 'red'] },
  { attribute: 'attribute_pa_size', name: 'Size', values: ['l', 'm', 's'] },
] as const;

/** The product's variations: blue is not made in L, and red in L is sold out. */
const VARIATIONS: readonly (readonly [id: string, color: string, size: string, inStock: boolean])[] = [
  ['75', 'red', 's', true],
  ['76', 'red', 'm', true],
  ['77', 'red', 'l', false],
  ['78', 'blue', 's', true],
  ['79', 'blue', 'm', true],
  ['80', 'green', '', true],
];

/** What our WordPress plugin prints for the product. */
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

function options(kind: BlockKind, key: string, values: readonly string[], label: string): string {
  const title = (value: string) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`;
  if (kind === 'chips') {
    const chip = (value: string) =>
      `<button class="wc-block-product-filter-chips__item" type="button" role="radio" id="${key}-${value}" aria-label="${title(value)}" value="${value}" aria-checked="false"><span class="wc-block-product-filter-chips__label"><span class="wc-block-product-filter-chips__text">${title(value)}</span></span></button>`;
    return `<div class="wc-block-product-filter-chips" role="radiogroup" aria-labelledby="${label}"><fieldset>${values.map(chip).join(' ')}</fieldset></div>`;
  }
  const pill = (value: string) =>
    `<label class="wc-block-${BLOCK}-options__pill"><input type="radio" class="wc-block-${BLOCK}-options__pill-input" name="${key}" value="${value}">${title(value)}</label>`;
  return `<div class="wc-block-${BLOCK}-options__pills" role="radiogroup" aria-labelledby="${label}">${values.map(pill).join(' ')}</div>`;
}

/** Markup of the block; `terms` is what stands in `data-hadaya-terms`. */
export function blockForm(kind: BlockKind, terms: unknown = BLOCK_TERMS): string {
  const json = (typeof terms === 'string' ? terms : JSON.stringify(terms))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const rows = ROWS.map(({ attribute: key, name, values }) => {
    const label = `${key}_label`;
    const hidden = kind === 'chips' ? `<input type="hidden" name="${key}" value="">` : '';
    return `<div class="wp-block-woocommerce-${BLOCK}"><div><span id="${label}">${name}</span> ${options(kind, key, values, label)}</div>${hidden}</div>`;
  });
  return `<form class="wc-block-add-to-cart-with-options is-invalid" data-hadaya-terms="${json}">${rows.join('')}<button type="submit" class="single_add_to_cart_button disabled">Add to cart</button><input type="hidden" name="variation_id" value=""></form>`;
}

/** What the block's scripts do, in their order: the choice, what it leaves to choose, the variation. */
export function runBlockForm(form: HTMLFormElement): void {
  const chosen = new Map<string, string>();
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('[type="radio"],[role="radio"]')];
  const keyOf = (control: Element) =>
    control.getAttribute('name') ?? control.id.slice(0, -1 - (control.getAttribute('value') ?? '').length);
  const fits = (choice: ReadonlyMap<string, string>) => (variation: (typeof VARIATIONS)[number]) =>
    ROWS.every(({ attribute: key }, at) =>
      ['', choice.get(key) || variation[at + 1]].includes(String(variation[at + 1])),
    );
  const draw = () => {
    for (const control of controls) {
      const key = keyOf(control);
      const isOn = chosen.get(key) === control.value;
      if (control instanceof HTMLInputElement) control.checked = isOn;
      else control.setAttribute('aria-checked', String(isOn));
      control.disabled = !VARIATIONS.some(fits(new Map([...chosen, [key, control.value]])));
    }
    for (const { attribute: key } of ROWS)
      form.querySelector(`[type="hidden"][name="${key}"]`)?.setAttribute('value', chosen.get(key) ?? '');
    const found = chosen.size === ROWS.length ? VARIATIONS.find(fits(chosen)) : undefined;
    form.querySelector('[name="variation_id"]')?.setAttribute('value', found?.[0] ?? '');
    form.classList.toggle('is-invalid', found?.[3] !== true);
  };
  form.addEventListener('click', ({ target }) => {
    const control = controls.find((one) => target instanceof Node && one.contains(target));
    if (!control) return;
    const key = keyOf(control);
    if (chosen.get(key) === control.value) chosen.delete(key);
    else chosen.set(key, control.value);
    requestAnimationFrame(draw);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
