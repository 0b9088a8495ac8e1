import { type Field, type FieldSource, quote } from './field.ts';
import { findNearestName } from './findNearestName.ts';

/** A setting with a fixed list of words; an unknown word falls back and the nearest valid one is named. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
  fallback: Word,
  source: FieldSource = {},
): Field<Word> {
  return {
    ...source,
    read(raw, { report }) {
      if (raw === undefined || raw === null || raw === '') return fallback;
      // An object's own `toString` may be anything: only plain values are read as words.
      const given = typeof raw === 'object' ? '' : String(raw).trim();
      const found = words.find((word) => word === given) ?? words.find((word) => word === given.toLowerCase());
      if (found !== undefined) return found;
      const nearest = findNearestName(given, words);
      const hint = nearest === undefined ? `use one of ${words.join(', ')}` : `did you mean "${nearest}"?`;
      report(`${quote(raw)} is unknown, ${hint} Until then "${fallback}" is used`);
      return fallback;
    },
  };
}
