/** Fields that a server expects back with a message: the form's time of issue and an empty honeypot. */
export type Proof = readonly (readonly [name: string, text: string])[];

/** Returns whether a value is safe in a request: 1 to 64 ASCII letters, digits, `_`, `.` or `-`. */
export const isTokenWord = (raw: unknown): raw is string => typeof raw === 'string' && /^[\w.-]{1,64}$/.test(raw);

/** Returns the proof for a form; empty if the server issued no complete proof. */
export function readProof(stamp: unknown, trap: unknown): Proof {
  if (!isTokenWord(stamp) || !isTokenWord(trap)) return [];
  return [
    ['stamp', stamp],
    [trap, ''],
  ];
}
