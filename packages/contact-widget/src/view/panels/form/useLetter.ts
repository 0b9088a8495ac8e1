import { useFormShare } from './FormContext.ts';

/** What was not sent, in the visitor's words, for another way. */
export function useLetter(): string {
  const { form } = useFormShare();
  const { fields } = form.design;
  const { texts } = form.state.values;
  return fields.flatMap(({ key, label }) => (texts[key] ? [`${label}: ${texts[key]}`] : [])).join('\n');
}
