/** Fields that a server wants to see again with a message: when it has handed the form out, and one that stays empty. */
export type Proof = readonly (readonly [name: string, text: string])[];

/** Whether something may stand in a call to the server: a word of few letters. */
export const isTokenWord = (raw: unknown): raw is string => typeof raw === 'string' && /^[\w.-]{1,64}$/.test(raw);

/** The proof of a form; nothing where a server hands out none, or half of one. */
export function readProof(stamp: unknown, trap: unknown): Proof {
  if (!isTokenWord(stamp) || !isTokenWord(trap)) return [];
  return [
    ['stamp', stamp],
    [trap, ''],
  ];
}
