import type { VariationForm } from '@hadaya/variations';

/** The chosen values as a visitor reads them: "Red, Small". */
export function describeChoice(form: VariationForm): string {
  const { attributes } = form.getState();
  const labels = attributes.flatMap(({ chosen, values }) =>
    chosen === '' ? [] : [values.find(({ value }) => value === chosen)?.label ?? chosen],
  );
  return labels.join(', ');
}
