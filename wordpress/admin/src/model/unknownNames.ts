import { findNearestName } from '@hadaya/core';

/** Names of a part's settings: ours, and those under which a replaced plugin prints them. */
export interface PartNames {
  readonly ours: readonly string[];
  readonly plugins: readonly string[];
}

/** Names of all settings, by part. */
export type SettingNames = Readonly<Record<string, PartNames>>;

/** A name in the owner's JSON that is no setting. */
export interface UnknownName {
  /** With the part around it: `gallery.hasZom`. */
  readonly name: string;
  /** The most like one, with its part; absent where none is like it. */
  readonly nearest?: string;
}

/** A word of its own beside the parts. */
const LOOK = 'look';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object(value) : {};

function tell(name: string, around: string, known: readonly string[]): UnknownName {
  const nearest = findNearestName(name, known);
  return { name: around + name, ...(nearest === undefined ? {} : { nearest: around + nearest }) };
}

/** Names in an object that are no settings; objects of settings, such as `timeouts`, are looked into. */
function unknownIn(
  values: Readonly<Record<string, unknown>>,
  around: string,
  { ours, plugins }: PartNames,
): UnknownName[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (ours.includes(name) || plugins.includes(name)) return [];
    const inner = ours.flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : []));
    if (inner.length > 0) return unknownIn(fieldsOf(value), `${around}${name}.`, { ours: inner, plugins: [] });
    return [tell(name, around, ours)];
  });
}

/** Every name in the owner's JSON that is no setting, each with the nearest that is one. Text that is no JSON has none. */
export function findUnknownNames(text: string, names: SettingNames): readonly UnknownName[] {
  let given: unknown;
  try {
    given = JSON.parse(text || '{}');
  } catch {
    return [];
  }
  return Object.entries(fieldsOf(given)).flatMap(([part, values]) => {
    const known = names[part];
    if (known) return unknownIn(fieldsOf(values), `${part}.`, known);
    return part === LOOK ? [] : [tell(part, '', [...Object.keys(names), LOOK])];
  });
}
