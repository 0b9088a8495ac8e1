/** How a value of the replaced plugin becomes one of ours; `undefined` leaves it to our default. */
type Convert = (printed: unknown) => unknown;

/** Our name of a setting, and the plugin's: alone where the value is the same, else with what it becomes. */
export type Names = Readonly<Record<string, string | readonly [name: string, convert: Convert]>>;

/** An empty setting is one that is not there. */
export const present: Convert = (printed) => (printed === '' || printed === null ? undefined : printed);

/** What our default is not. */
export const orElse =
  (usual: unknown): Convert =>
  (printed) =>
    present(printed) ?? usual;

/** The plugin prints an absent picture as the word. */
export const picture: Convert = (printed) => (printed === 'null' ? undefined : printed);

/** A record of the plugin under our names. */
export function rename(printed: Readonly<Record<string, unknown>>, names: Names): Record<string, unknown> {
  const entries = Object.entries(names).map(([ours, from]) => {
    const [name, convert] = typeof from === 'string' ? [from, (value: unknown) => value] : from;
    return [ours, convert(Object.hasOwn(printed, name) ? printed[name] : undefined)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
