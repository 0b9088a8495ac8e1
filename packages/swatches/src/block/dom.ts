export interface BlockOption {
  /** The form key, such as `attribute_pa_color`. */
  readonly attribute: string;
  readonly value: string;
  readonly label: string;
  /** The element rendered as a swatch: the chip, or the label around the radio. */
  readonly face: HTMLElement;
  /** The element that receives focus and has the state: the chip itself, or the radio. */
  readonly control: HTMLButtonElement | HTMLInputElement;
  readonly isChosen: boolean;
}

export interface BlockRow {
  readonly attribute: string;
  readonly options: readonly BlockOption[];
  readonly node: HTMLElement;
  /** The element that groups the options and has their accessible name. */
  readonly group: HTMLElement | null;
  /** The element with the attribute's name, which the block prints above the options. */
  readonly label: HTMLElement | null;
}

const ROW_SELECTOR = '.wp-block-woocommerce-add-to-cart-with-options-variation-selector-attribute';

/**
 * Finds the controls of an attribute: radios in labels up to WooCommerce 10.2, chips with one hidden input in later
 * versions.
 */
function readControls(row: HTMLElement, hidden: HTMLInputElement | null): readonly BlockOption['control'][] {
  if (!hidden) return [...row.querySelectorAll<HTMLInputElement>('label > input[type="radio"][name^="attribute_"]')];
  return [...row.querySelectorAll<HTMLButtonElement>('button[role="radio"][value][aria-checked]')];
}

function isChosen(control: BlockOption['control']): boolean {
  return control instanceof HTMLInputElement ? control.checked : control.getAttribute('aria-checked') === 'true';
}

function readRow(node: HTMLElement): BlockRow | undefined {
  // The block's own swatches, from WooCommerce's "visual" attributes, are left unchanged.
  if (node.querySelector('.is-style-swatch')) return undefined;
  const hidden = node.querySelector<HTMLInputElement>('input[type="hidden"][name^="attribute_"]');
  const controls = readControls(node, hidden);
  const attribute = hidden?.name ?? controls[0]?.getAttribute('name') ?? '';
  const options = controls.flatMap((control) => {
    const face = hidden ? control : control.parentElement;
    if (!face) return [];
    const { value } = control;
    return [{ attribute, value, label: face.textContent?.trim() || value, face, control, isChosen: isChosen(control) }];
  });
  const group = node.querySelector<HTMLElement>('[role="radiogroup"]');
  return { attribute, options, node, group, label: node.querySelector<HTMLElement>('[id$="_label"]') };
}

/**
 * Reads the block's attributes as they currently are on the page, if their markup is known; attributes without options
 * are omitted.
 */
export function findRows(form: ParentNode): readonly BlockRow[] {
  return [...form.querySelectorAll<HTMLElement>(ROW_SELECTOR)]
    .flatMap((row) => readRow(row) ?? [])
    .filter(({ options }) => options.length > 0);
}

/** Checks whether the block shows an attribute as a dropdown, which gets no swatches. */
export const hasDropdown = (form: ParentNode): boolean => form.querySelector(`${ROW_SELECTOR} select`) !== null;

/**
 * Removes the server's swatch attributes from nodes that are not recognised as options, so that they regain the block's
 * own look.
 */
export function removeAttributes(root: ParentNode, rows: readonly BlockRow[]): void {
  const faces = new Set(rows.flatMap(({ options }) => options.map(({ face }) => face)));
  for (const node of root.querySelectorAll<HTMLElement>('[data-hadaya-swatch]')) {
    if (faces.has(node)) continue;
    for (const name of ['data-hadaya-swatch', 'title']) node.removeAttribute(name);
    node.style.removeProperty('--hadaya-swatch');
    if (!node.getAttribute('style')) node.removeAttribute('style');
  }
}
