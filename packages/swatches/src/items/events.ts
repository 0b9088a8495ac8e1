/** Reason why a value was not accepted. */
export type RefusalReason = 'unavailable' | 'out-of-stock';

/** Details of a swatch event. */
export interface SwatchDetail {
  readonly productId: string;
  /** The form key, `attribute_pa_color`. */
  readonly attribute: string;
  readonly value: string;
}

/** Details of the native events that bubble from an item, by event name. */
export interface SwatchEvents {
  /** A value was chosen by a swatch. */
  readonly 'hadaya:swatches:selected': SwatchDetail;
  /** A swatch cleared its choice. */
  readonly 'hadaya:swatches:unselected': SwatchDetail;
  /** An unavailable value was pressed. */
  readonly 'hadaya:swatches:refused': SwatchDetail & { readonly reason: RefusalReason };
}
