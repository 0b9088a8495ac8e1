import type { Field } from '@hadaya/core';

/** Returns one field of a group in the widget's settings. */
export function innerField<Group extends object, Name extends keyof Group & string>(
  field: Field<Group>,
  name: Name,
): Field<Group[Name]> {
  return { read: (raw, context) => field.read(raw === undefined ? {} : { [name]: raw }, context)[name] };
}
