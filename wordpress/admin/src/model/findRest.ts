import { asValues, type Values } from './schema.ts';

/** Why a section has no effect now: its part of the shop or the form is switched off. */
export type Rest = 'part' | 'form';

const OF_THE_WIDGET = ['widget', 'form', 'statistics'];

/** Returns whether a section's settings are inactive with the current input, and why. */
export function findRest(section: string, draft: Values): Rest | undefined {
  if (OF_THE_WIDGET.includes(section) && asValues(draft.islands)['contact-widget'] === false) return 'part';
  return section === 'form' && asValues(draft.form).enabled === false ? 'form' : undefined;
}
