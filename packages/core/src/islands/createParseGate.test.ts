import { createFakeClock } from '@hadaya/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createParseGate } from './createParseGate.ts';

const NOT_REPORTED = () => false;

/** Opens a page on which the form is the last parsed element. */
function openPage(readyState: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  document.body.innerHTML = '<main><form></form></main>';
  const form = document.querySelector('form');
  if (!form) throw new Error('The test needs a form');
  const closing = new AbortController();
  const clock = createFakeClock();
  const gate = createParseGate({ clock, document, window }, closing.signal);
  return { form, clock, gate, closing, callback: vi.fn() };
}

function finishParsing(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('calls back immediately in a parsed document', () => {
  const { form, gate, callback } = openPage('interactive');
  gate.pass(form, callback, NOT_REPORTED);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits for the end of the document, where settings are printed, even if the element is complete', () => {
  const { form, clock, gate, callback } = openPage('loading');
  form.after(document.createElement('p'));
  gate.pass(form, callback, NOT_REPORTED);
  clock.advance(4000);
  expect(callback).not.toHaveBeenCalled();
  finishParsing();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits only until the element is complete if the server reports that the settings have been printed', () => {
  const { form, gate, callback } = openPage('loading');
  let isPrinted = false;
  gate.pass(form, callback, () => isPrinted);
  isPrinted = true;
  gate.look();
  expect(callback).not.toHaveBeenCalled();
  form.after(document.createElement('script'));
  gate.look();
  expect(callback).toHaveBeenCalledTimes(1);
});

it('runs callbacks in registration order', () => {
  const { form, gate } = openPage('loading');
  const called: string[] = [];
  for (const name of ['swatches', 'gallery', 'menu']) gate.pass(form, () => called.push(name), NOT_REPORTED);
  finishParsing();
  expect(called).toEqual(['swatches', 'gallery', 'menu']);
});

it('polls the ready state when no event announces the end of parsing', () => {
  const { form, clock, gate, callback } = openPage('loading');
  gate.pass(form, callback, NOT_REPORTED);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  clock.advance(60);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('waits until the document is parsed if an optimiser fakes the ready state', () => {
  const { form, clock, gate, callback } = openPage('loading');
  let parsedAt = 0;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [Object({ domInteractive: parsedAt })]);
  gate.pass(form, callback, NOT_REPORTED);
  form.after(document.createElement('p'));
  clock.advance(6000);
  expect(callback).not.toHaveBeenCalled();
  parsedAt = 300;
  clock.advance(60);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('drops the callback of a removed element', () => {
  const { form, clock, gate, callback } = openPage('loading');
  gate.pass(form, callback, NOT_REPORTED);
  form.remove();
  clock.advance(60);
  document.body.append(form);
  finishParsing();
  expect(callback).not.toHaveBeenCalled();
  expect(clock.pending()).toBe(0);
});

it('runs no callback after the registry closes', () => {
  const { form, clock, gate, closing, callback } = openPage('loading');
  gate.pass(form, callback, NOT_REPORTED);
  closing.abort();
  gate.pass(form, callback, NOT_REPORTED);
  clock.advance(6000);
  finishParsing();
  expect(callback).not.toHaveBeenCalled();
});
