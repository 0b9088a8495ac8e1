import { expect, it } from 'vitest';
import { mugDrawings } from './mug.ts';

it('pictures shared by all mug colours use the neutral glaze', () => {
  const own = new Set(['red', 'blue', 'green']);
  for (const name of ['mug-g1', 'mug-g2']) {
    const ids = [...(mugDrawings[name]?.().body ?? '').matchAll(/url\(#[a-z]+-([a-z]+)\)/g)].map(([, glaze]) => glaze);
    expect(ids.length, name).toBeGreaterThan(0);
    expect(
      ids.filter((id) => id !== undefined && own.has(id)),
      name,
    ).toEqual([]);
  }
});
