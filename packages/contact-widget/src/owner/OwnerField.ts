/** A value of the owner's settings. */
export type OwnerValue = string | number | boolean | readonly OwnerValue[] | { readonly [name: string]: OwnerValue };

/**
 * One field of the owner's form, in the words of JSON Schema and some of our own. Whoever keeps, checks or draws settings of a
 * widget goes by it: the plugin's PHP, its REST route, the settings app, the tag builder.
 */
export interface OwnerField {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  /** Label, in English; a text to translate. */
  readonly title?: string;
  /** What else the owner should know; a text to translate. */
  readonly description?: string;
  /** What an empty field shows as an example; a text to translate. */
  readonly example?: string;
  /** What a text must be like, see `formats.ts`. */
  readonly format?: string;
  readonly enum?: readonly string[];
  /** Labels of the choices, in their order; texts to translate. */
  readonly enumNames?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Value of what is not given. */
  readonly default?: OwnerValue;
  /** Value in a new widget, where that is another one; a text to translate. */
  readonly fresh?: OwnerValue;
  readonly properties?: OwnerFields;
  readonly items?: OwnerField;
  /** The day that must not lie after this one. */
  readonly from?: string;
  /** Words that stand in braces in the text, and for something else where it is read. */
  readonly places?: readonly string[];
  /** An address of a picture, which can be chosen among the shop's own. */
  readonly isPicture?: boolean;
  /** Not shown to the owner. */
  readonly isHidden?: boolean;
  /** Few need it: it lies behind a line that opens. */
  readonly isRare?: boolean;
  /** The field of the same object, and its values, beside which this one has an effect; `also`, beside which besides. */
  readonly when?: OwnerCondition & { readonly also?: OwnerCondition };
}

/** A field of the same object, and those of its values that are meant. */
export interface OwnerCondition {
  readonly field: string;
  readonly in: readonly OwnerValue[];
}

/** Fields by the name under which their values are kept, in the order in which the owner meets them. */
export type OwnerFields = Readonly<Record<string, OwnerField>>;
