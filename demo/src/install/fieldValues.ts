/**
 * Runs in the page too: its text is printed there, so each function stands alone and is called by its name.
 * Values of the form of a contact widget.
 */
import { cleanValue } from '../../../packages/contact-widget/src/channels/model/cleanValue.ts';

/** Values of a form by field, as the plugin's schema names them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list of objects; anything else has none. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(Object) : [];
}

/** A text where one is expected. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value of a channel as an address needs it; `undefined` where it is none of its kind. */
export function usableValue(type: string, kind: string, given: string): string | undefined {
  const found = cleanValue(type, kind, given);
  return 'value' in found ? found.value : undefined;
}

/** Lines of a text as markup. */
export function linesAsMarkup(text: unknown): string {
  const safe = textOf(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll('"', '&quot;').replaceAll("'", '&#039;').replaceAll('\n', '<br />\n');
}

/** The people behind a channel; none where its switch is off, or where nobody can stand behind channels of its type. */
export function teamOf(
  channel: Fields,
  { channels }: { readonly channels: Readonly<Record<string, { readonly hasTeam: boolean }>> },
): readonly Fields[] {
  return channel.team === true && channels[textOf(channel.channel)]?.hasTeam === true ? fieldsIn(channel.agents) : [];
}
