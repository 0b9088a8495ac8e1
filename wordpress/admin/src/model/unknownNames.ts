import { findNearestName } from '@hadaya/core';

/** Names of a part's settings: Hadaya's, and the replaced plugin's. */
export interface PartNames {
  readonly ours: readonly string[];
  readonly plugins: readonly string[];
}

export type SettingNames = Readonly<Record<string, PartNames>>;

export interface UnknownName {
  /** The name with its part, such as `gallery.hasZom`. */
  readonly name: string;
  /** The nearest name with its part; absent if none is near. */
  readonly nearest?: string;
}

/** The only setting that belongs to no part. */
const LOOK = 'look';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object(value) : {};

function tell(name: string, around: string, known: readonly string[]): UnknownName {
  const nearest = findNearestName(name, known);
  return { name: around + name, ...(nearest === undefined ? {} : { nearest: around + nearest }) };
}

/** Finds unknown names in an object, including nested settings such as `timeouts`. */
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

/** Finds every unknown name in the owner's JSON, with the nearest known one. Returns an empty list for invalid JSON. */
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
