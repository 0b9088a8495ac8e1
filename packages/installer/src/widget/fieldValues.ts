/**
 * Values of the form of a contact widget.
 */
import { cleanValue } from '@hadaya/contact-widget/cleanValue';

/** Values of a form by field, as the plugin's schema names them. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects of a list; empty for anything else. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(Object) : [];
}

/** A string where one is expected. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A channel's value for its link; `undefined` if invalid. */
export function usableValue(type: string, kind: string, given: string): string | undefined {
  const found = cleanValue(type, kind, given);
  return 'value' in found ? found.value : undefined;
}

/** Converts the lines of a text to markup. */
export function linesAsMarkup(text: unknown): string {
  const safe = textOf(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll('"', '&quot;').replaceAll("'", '&#039;').replaceAll('\n', '<br />\n');
}

/** Agents of a channel; none if its switch is off or its type has no agents. */
export function teamOf(
  channel: Fields,
  { channels }: { readonly channels: Readonly<Record<string, { readonly hasTeam: boolean }>> },
): readonly Fields[] {
  return channel.team === true && channels[textOf(channel.channel)]?.hasTeam === true ? fieldsIn(channel.agents) : [];
}
