import { createFakeClock } from '@hadaya/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { whenParsed } from './createMountSet.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const { signal } = new AbortController();

function addLast(): HTMLElement {
  document.body.innerHTML = '<main><form></form></main>';
  const form = document.querySelector('form');
  if (!form) throw new Error('The test needs a form');
  return form;
}

it('calls back at once in a complete document', () => {
  const callback = vi.fn();
  whenParsed(addLast(), callback, { clock: createFakeClock(), signal });
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits while the parser may still be inside the element', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const clock = createFakeClock();
  const callback = vi.fn();
  const form = addLast();
  whenParsed(form, callback, { clock, signal });
  clock.advance(60);
  expect(callback).not.toHaveBeenCalled();
  form.after(document.createElement('p'));
  clock.advance(60);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('fault-8 goes on after five seconds where an optimiser fakes the ready state', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const clock = createFakeClock();
  const callback = vi.fn();
  whenParsed(addLast(), callback, { clock, signal });
  clock.advance(5100);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('calls nobody any more when the registry has closed meanwhile', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const clock = createFakeClock();
  const callback = vi.fn();
  const closing = new AbortController();
  whenParsed(addLast(), callback, { clock, signal: closing.signal });
  closing.abort();
  clock.advance(6000);
  expect(callback).not.toHaveBeenCalled();
});

it('calls nobody when the registry has closed before', () => {
  const callback = vi.fn();
  whenParsed(addLast(), callback, { clock: createFakeClock(), signal: AbortSignal.abort() });
  expect(callback).not.toHaveBeenCalled();
});
