import { colourOr } from '../../widget/model/index.ts';

/** Reports an unusable value to the owner. */
export type Report = (message: string) => void;

/** Converts a value of the replaced plugin to Hadaya's format; returns `undefined` to use Hadaya's default. */
type Convert = (printed: unknown, report: Report) => unknown;

/** Maps Hadaya's setting names to the plugin's, with a conversion where the values differ. */
export type Names = Readonly<Record<string, string | readonly [name: string, convert: Convert]>>;

export const present = (printed: unknown): unknown => (printed === '' || printed === null ? undefined : printed);

/** Reads a colour; replaces an invalid one with the plugin's default, which differs from Hadaya's. */
export const colourOrElse =
  (usual: string): Convert =>
  (printed, report) =>
    colourOr(usual, String(printed ?? '').trim(), report);

/** The plugin prints a missing picture as the word `null`. */
export const picture: Convert = (printed) => (printed === 'null' ? undefined : printed);

/** Converts one of the plugin's records to Hadaya's setting names. */
export function rename(
  printed: Readonly<Record<string, unknown>>,
  names: Names,
  report: Report,
): Record<string, unknown> {
  const entries = Object.entries(names).map(([ours, from]) => {
    const [name, convert] = typeof from === 'string' ? [from, (value: unknown) => value] : from;
    return [ours, convert(Object.hasOwn(printed, name) ? printed[name] : undefined, report)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
