import { createTestEnvironment } from '@hadaya/testing';
import { expect, test } from 'vitest';
import { loadImages } from './loadImages.ts';

test.each([[null], ['.no-such-node'], ['['], [5], [{}]])(
  'row 69: %o is noted as a bad element, once, and nothing throws',
  async (target) => {
    const environment = createTestEnvironment();
    await loadImages(target, environment);
    expect(environment.logger.notes).toEqual([`Bad element ${String(target)}`]);
  },
);

test('an element, a list and a selector are waited for, also where an image fails', async () => {
  document.body.innerHTML = '<p id="a"><img alt=""></p>';
  const image = document.querySelector('img');
  let asked = 0;
  Object.assign(image ?? {}, {
    decode: () => {
      asked += 1;
      return Promise.reject(new Error('broken'));
    },
  });
  const environment = createTestEnvironment();
  await loadImages(document.querySelector('p'), environment);
  await loadImages(document.querySelectorAll('p'), environment);
  await loadImages('p', environment);
  await loadImages([image], environment);
  expect(asked).toBe(4);
  expect(environment.logger.notes).toEqual([]);
});
