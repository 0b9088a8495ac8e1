/** A set of variation positions, 32 per word. */
export type Bitset = Uint32Array;

const WORD_BITS = 32;

export function createBitset(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / WORD_BITS));
}

/** Returns the word with 32 positions of a set; 0 past the set's end. */
export function readWord(set: Bitset, word: number): number {
  return set[word] ?? 0;
}

export function addPosition(set: Bitset, position: number): void {
  const word = position >>> 5;
  set[word] = readWord(set, word) | (1 << (position & 31));
}

export function hasPosition(set: Bitset, position: number): boolean {
  return (readWord(set, position >>> 5) & (1 << (position & 31))) !== 0;
}

function combine(target: Bitset, other: Bitset, join: (one: number, other: number) => number): void {
  for (let word = 0; word < target.length; word += 1)
    target[word] = join(readWord(target, word), readWord(other, word));
}

export function intersect(target: Bitset, other: Bitset): void {
  combine(target, other, (one, two) => one & two);
}

export function unite(target: Bitset, other: Bitset): void {
  combine(target, other, (one, two) => one | two);
}

export function exclude(target: Bitset, other: Bitset): void {
  combine(target, other, (one, two) => one & ~two);
}

/** Returns the lowest position in the set, or -1 if the set is empty. */
export function findFirst(set: Bitset): number {
  for (let word = 0; word < set.length; word += 1) {
    const bits = readWord(set, word);
    if (bits !== 0) return word * WORD_BITS + (31 - Math.clz32(bits & -bits));
  }
  return -1;
}

/** Returns all positions in the set, ascending. */
export function listPositions(set: Bitset): number[] {
  const positions: number[] = [];
  for (let word = 0; word < set.length; word += 1) {
    for (let bits = readWord(set, word); bits !== 0; bits &= bits - 1) {
      positions.push(word * WORD_BITS + (31 - Math.clz32(bits & -bits)));
    }
  }
  return positions;
}
