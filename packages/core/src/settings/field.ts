/** One finding about the owner's settings: where it stands and what was done about it. */
export interface SettingsProblem {
  readonly path: string;
  readonly message: string;
}

/** What a field needs to read one value. */
export interface FieldContext {
  readonly path: string;
  readonly report: (message: string) => void;
}

/** Reads one unknown value into a typed one; a bad value is reported and falls back, nothing throws. */
export interface Field<Value> {
  /** The server's name of the setting; absent means it has only our name. */
  readonly from?: string;
  /** `raw` is `undefined` when the setting is missing, which is never a problem. */
  readonly read: (raw: unknown, context: FieldContext) => Value;
}

/** Field by our name. */
export type Schema = Readonly<Record<string, Field<unknown>>>;

/** The settings that a schema describes. */
export type SettingsOf<S extends Schema> = {
  readonly [Key in keyof S]: S[Key] extends Field<infer Value> ? Value : never;
};

/** Where a field's value stands in the server's object. */
export interface FieldSource {
  readonly from?: string;
}

/** Whether a value is an object with keys, arrays excluded. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as JSON, or its type where it cannot be written as that. */
function toText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** A value as it appears in a message to the owner: short and on one line. */
export function quote(value: unknown): string {
  const text = toText(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
