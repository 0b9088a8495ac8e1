export type OwnerValue = string | number | boolean | readonly OwnerValue[] | { readonly [name: string]: OwnerValue };

/**
 * One field in the owner's form: JSON Schema plus a few additional keywords. The plugin's PHP, its REST route, the
 * settings app and the tag builder all use it to store, validate or render a widget's settings.
 */
export interface OwnerField {
  readonly type: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  /** Label in English; translatable. */
  readonly title?: string;
  /** Help text; translatable. */
  readonly description?: string;
  /** Example shown as a placeholder; translatable. */
  readonly example?: string;
  /** Format of the text; see `formats.ts`. */
  readonly format?: string;
  readonly enum?: readonly string[];
  /** Labels of the choices, in order; translatable. */
  readonly enumNames?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Value for a missing setting. */
  readonly default?: OwnerValue;
  /** Value in a new widget, if it differs from `default`; translatable. */
  readonly fresh?: OwnerValue;
  readonly properties?: OwnerFields;
  readonly items?: OwnerField;
  /** Name of the date field that must not be later than this one. */
  readonly from?: string;
  /** Placeholders in braces that the text may contain. */
  readonly placeholders?: readonly string[];
  /** True for the URL of a picture, which owners can choose from the media library. */
  readonly isPicture?: boolean;
  /** True for a value that is stored with the widget but not shown in the owner's form. */
  readonly isHidden?: boolean;
  /** True for a rarely needed field, shown in a collapsed section. */
  readonly isRare?: boolean;
  /**
   * The field in the same object on which this field depends, and the required values; `also` adds a second condition.
   */
  readonly when?: OwnerCondition & { readonly also?: OwnerCondition };
}

export interface OwnerCondition {
  readonly field: string;
  readonly in: readonly OwnerValue[];
}

/** Fields by storage name, in display order. */
export type OwnerFields = Readonly<Record<string, OwnerField>>;
