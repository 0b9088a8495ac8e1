import type { Field } from '@hadaya/core';

export function innerField<Group extends object, Name extends keyof Group & string>(
  field: Field<Group>,
  name: Name,
): Field<Group[Name]> {
  return { read: (raw, context) => field.read(raw === undefined ? {} : { [name]: raw }, context)[name] };
}
