/** One swatch of the server. */
export interface SwatchItem {
  readonly node: HTMLElement;
  /** The exact value. */
  readonly value: string;
  readonly title: string;
  /** The native input of a radio item; it is the control then, the item only its frame. */
  readonly input: HTMLInputElement | null;
  /** What takes focus and keys: the input, else the item itself. */
  readonly control: HTMLElement;
  /** The server's place for the stock badge. */
  readonly badge: Element | null;
}

/** One attribute shown as swatches: the server's list beside the select that holds the choice. */
export interface SwatchGroup {
  /** The form key, `attribute_pa_color`. */
  readonly attribute: string;
  readonly list: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly items: readonly SwatchItem[];
  /** The "+5 more" item. */
  readonly more: HTMLElement | null;
}
