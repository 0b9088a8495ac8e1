import { expect, it } from 'vitest';
import { createPageView } from './createPageView.ts';

it('tells the last figures of each name as whole numbers, shifts as thousandths, with the target of the interaction', () => {
  const view = createPageView();
  view.put('LCP', { value: 900.4 });
  view.put('LCP', { value: 1234.5 });
  view.put('INP', { value: 88, target: 'menu.button' });
  view.put('INP', { value: 136, target: 'swatches.choice' });
  view.put('CLS', { value: 0.0124 });
  expect(view.take()).toEqual({ LCP: '1235', INP: '136', CLS: '12', target: 'swatches.choice' });
});

it('is told once, and never when nothing was measured', () => {
  const view = createPageView();
  expect(view.take()).toBeUndefined();
  view.put('CLS', { value: 0 });
  expect(view.take()).toEqual({ CLS: '0' });
  view.put('LCP', { value: 5 });
  expect(view.take()).toBeUndefined();
});

it('begins anew when the visitor comes back to the page', () => {
  const view = createPageView();
  view.put('LCP', { value: 2000 });
  view.take();
  view.restart();
  expect(view.take()).toBeUndefined();
  view.put('LCP', { value: 40 });
  expect(view.take()).toEqual({ LCP: '40' });
});
