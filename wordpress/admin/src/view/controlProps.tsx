import type { ReactNode } from '@wordpress/element';
import type { FieldProps } from './FormContext.ts';

/** Returns the props that all controls of a field share: its label, its help or error, and whether it is invalid. */
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
