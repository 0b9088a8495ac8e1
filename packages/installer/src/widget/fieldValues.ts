/** Reads and converts the values of a contact widget's form. */
import { cleanValue } from '@hadaya/contact-widget/cleanValue';

/** A form's values, keyed by the field names in the plugin's schema. */
export type Fields = Readonly<Record<string, unknown>>;

export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(Object) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a channel's value for its link; `undefined` if it is invalid. */
export function usableValue(type: string, kind: string, given: string): string | undefined {
  const found = cleanValue(type, kind, given);
  return 'value' in found ? found.value : undefined;
}

export function linesAsMarkup(text: unknown): string {
  const safe = textOf(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll('"', '&quot;').replaceAll("'", '&#039;').replaceAll('\n', '<br />\n');
}

export function teamOf(
  channel: Fields,
  { channels }: { readonly channels: Readonly<Record<string, { readonly hasTeam: boolean }>> },
): readonly Fields[] {
  return channel.team === true && channels[textOf(channel.channel)]?.hasTeam === true ? fieldsIn(channel.agents) : [];
}
