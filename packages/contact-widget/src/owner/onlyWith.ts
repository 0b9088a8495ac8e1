import type { OwnerField, OwnerFields, OwnerValue } from './OwnerField.ts';

const change = (fields: OwnerFields, more: Partial<OwnerField>): OwnerFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, ...more }]));

export const onlyWith = (field: string, values: readonly OwnerValue[], fields: OwnerFields): OwnerFields =>
  change(fields, { when: { field, in: values } });

export const markRare = (fields: OwnerFields): OwnerFields => change(fields, { isRare: true });
