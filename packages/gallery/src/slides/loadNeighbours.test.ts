import { expect, test } from 'vitest';
import type { Gallery } from '../state/index.ts';
import { loadNeighbours } from './loadNeighbours.ts';

function listRequested(index: number, connection: object = {}): number[] {
  document.body.innerHTML = `<div dir="rtl">${'<div class="wvg-gallery-image"><img loading="lazy" alt=""></div>'.repeat(5)}</div>`;
  const slider = document.querySelector('div');
  const gallery = {
    nodes: { slider },
    store: { getState: () => ({ index }) },
    context: { environment: { window: { navigator: { connection } } } },
  };
  loadNeighbours(gallery as unknown as Gallery);
  const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  return loading.flatMap((value, at) => (value === 'lazy' ? [] : [at]));
}

test('requests the neighbouring pictures before their slides are shown', () => {
  expect(listRequested(2)).toEqual([1, 2, 3]);
  expect(listRequested(0)).toEqual([0, 1, 4]);
});

test('requests only the current picture with Save-Data', () => {
  expect(listRequested(2, { saveData: true })).toEqual([2]);
});
