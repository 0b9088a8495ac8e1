import { expect, test } from 'vitest';
import type { Gallery } from '../state/index.ts';
import { loadNeighbours } from './loadNeighbours.ts';

/** The slides whose lazy picture is requested when the visitor is at this one. */
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

test('the pictures on both sides are requested before their slide is shown', () => {
  expect(listRequested(2)).toEqual([1, 2, 3]);
  expect(listRequested(0)).toEqual([0, 1, 4]);
});

test('with Save-Data only the current picture is requested', () => {
  expect(listRequested(2, { saveData: true })).toEqual([2]);
});
