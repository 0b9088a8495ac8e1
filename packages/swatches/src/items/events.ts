export type RefusalReason = 'unavailable' | 'out-of-stock';

export interface SwatchDetail {
  readonly productId: string;
  /** The form key, such as `attribute_pa_color`. */
  readonly attribute: string;
  readonly value: string;
}

/** Details of the native events that bubble from an item, by event name. */
export interface SwatchEvents {
  /** Fires when a swatch has chosen a value. */
  readonly 'hadaya:swatches:selected': SwatchDetail;
  /** Fires when a swatch has cleared its choice. */
  readonly 'hadaya:swatches:unselected': SwatchDetail;
  /** Fires when an unavailable value is pressed. */
  readonly 'hadaya:swatches:refused': SwatchDetail & { readonly reason: RefusalReason };
}
