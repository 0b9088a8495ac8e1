import { colourOr } from '../../widget/model/index.ts';

/** Tells the owner of a value that cannot be used. */
export type Report = (message: string) => void;

/** How a value of the replaced plugin becomes one of ours; `undefined` leaves it to our default. */
type Convert = (printed: unknown, report: Report) => unknown;

/** Our name of a setting, and the plugin's: alone where the value is the same, else with what it becomes. */
export type Names = Readonly<Record<string, string | readonly [name: string, convert: Convert]>>;

/** An empty setting is one that is not there. */
export const present = (printed: unknown): unknown => (printed === '' || printed === null ? undefined : printed);

/** A colour; where it is none the plugin's usual one stands, which ours is not. */
export const colourOrElse =
  (usual: string): Convert =>
  (printed, report) =>
    colourOr(usual, String(printed ?? '').trim(), report);

/** The plugin prints an absent picture as the word. */
export const picture: Convert = (printed) => (printed === 'null' ? undefined : printed);

/** A record of the plugin under our names. */
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
