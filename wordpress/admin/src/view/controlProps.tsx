import type { ReactNode } from '@wordpress/element';
import type { FieldProps } from './FormContext.ts';

/**
 * Returns the props that all controls share: the field's label, its help or error message, and whether the field is
 * invalid.
 */
export function controlProps({ form, schema, path }: FieldProps, hint?: ReactNode) {
  const mistake = form.mistakes[path];
  const said = [schema.description, form.notes[path]].filter(Boolean).join(' ');
  const help = mistake ? <span className="hadaya-mistake">{mistake}</span> : hint || said || undefined;
  return {
    label: schema.title ?? '',
    ...(help ? { help } : {}),
    'aria-invalid': mistake !== undefined,
    __nextHasNoMarginBottom: true as const,
  };
}
