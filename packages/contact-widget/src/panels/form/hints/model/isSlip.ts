/** Rows of neighbouring keys on a Latin keyboard. */
const ROWS = ['1234567890-', 'qwertyuiop', 'asdfghjkl;', 'zxcvbnm,./'];
const VOWELS = 'aeiouy';

function findKey(letter: string): readonly [row: number, column: number] | undefined {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : [row, ROWS[row]?.indexOf(letter) ?? 0];
}

function areNear(one: string, other: string): boolean {
  const [a, b] = [findKey(one), findKey(other)];
  if (!a || !b) return false;
  const [rows, columns] = [a[0] - b[0], a[1] - b[1]];
  // Rows are offset by half a key: s touches w and e above, z and x below.
  if (rows === 0) return Math.abs(columns) === 1;
  return Math.abs(rows) === 1 && (columns === 0 || columns === -rows);
}

interface Surroundings {
  readonly before: string;
  readonly after: string;
  readonly isFirst: boolean;
}

/** Returns whether a replaced or extra letter is a likely typo at its position. */
function isLikely(letter: string, expected: string, { before, after, isFirst }: Surroundings): boolean {
  if (letter === before || letter === after || areNear(letter, expected)) return true;
  return !isFirst && VOWELS.includes(letter) && (expected === '' || VOWELS.includes(expected));
}

/**
 * Returns whether a word differs from another by one typical typo: two letters swapped, one omitted, one doubled, a
 * neighbouring key, or one vowel for another. `gnail` is a typo of `gmail`, `grail` is not.
 */
export function isSlip(word: string, meant: string): boolean {
  const longer = word.length - meant.length;
  if (word === meant || Math.abs(longer) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start += 1;
  let same = 0;
  while (same < Math.min(word.length, meant.length) - start && word.at(-1 - same) === meant.at(-1 - same)) same += 1;
  const [typed, expected] = [word.slice(start, word.length - same), meant.slice(start, meant.length - same)];
  if (longer === -1) return typed === '';
  const around = { before: meant[start - 1] ?? '', after: meant[start + expected.length] ?? '', isFirst: start === 0 };
  if (longer === 1) {
    if (expected !== '') return false;
    const isBeside = areNear(typed, around.before) || areNear(typed, around.after);
    // A letter that the word also contains elsewhere, such as the second l in "iclould".
    return isBeside || meant.includes(typed) || isLikely(typed, '', around);
  }
  if (typed.length === 2) return typed[0] === expected[1] && typed[1] === expected[0];
  return typed.length === 1 && isLikely(typed, expected, around);
}
