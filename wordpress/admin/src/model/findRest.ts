import { asValues, type Values } from './schema.ts';

/** The reason why a section currently has no effect: the contact widget (`part`) or the contact form is turned off. */
export type Rest = 'part' | 'form';

const OF_THE_WIDGET = ['widget', 'form', 'statistics'];

/**
 * Returns the reason why a section's settings have no effect with the current input; undefined if they have an effect.
 */
export function findRest(section: string, draft: Values): Rest | undefined {
  if (OF_THE_WIDGET.includes(section) && asValues(draft.islands)['contact-widget'] === false) return 'part';
  return section === 'form' && asValues(draft.form).enabled === false ? 'form' : undefined;
}
