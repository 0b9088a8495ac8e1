import { beforeEach, expect, it, vi } from 'vitest';
import { whenPrinted } from './whenPrinted.ts';

let readyState: DocumentReadyState = 'loading';
let parsedAt = 0;

beforeEach(() => {
  readyState = 'loading';
  parsedAt = 0;
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [Object({ domInteractive: parsedAt })]);
  return () => vi.restoreAllMocks();
});

const change = () => new Promise((resolve) => setTimeout(resolve));

it('runs immediately on a parsed page, even if an optimiser fakes the ready state', () => {
  const run = vi.fn<() => void>();
  const { signal } = new AbortController();
  readyState = 'interactive';
  whenPrinted(window, run, { signal });
  readyState = 'loading';
  parsedAt = 300;
  whenPrinted(window, run, { signal });
  expect(run).toHaveBeenCalledTimes(2);
});

it('waits for the end of the document and runs once', () => {
  const run = vi.fn<() => void>();
  whenPrinted(window, run, { signal: new AbortController().signal });
  document.dispatchEvent(new Event('readystatechange'));
  expect(run).not.toHaveBeenCalled();
  readyState = 'interactive';
  document.dispatchEvent(new Event('readystatechange'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect(run).toHaveBeenCalledOnce();
});

it('runs before the end of the document once its condition is met', async () => {
  const run = vi.fn<() => void>();
  let isThere = false;
  whenPrinted(window, run, { signal: new AbortController().signal, isThere: () => isThere });
  document.body.append(document.createElement('p'));
  await change();
  expect(run).not.toHaveBeenCalled();
  isThere = true;
  document.body.append(document.createElement('p'));
  await change();
  expect(run).toHaveBeenCalledOnce();
});

it('does not run after its signal aborts', async () => {
  const run = vi.fn<() => void>();
  const leaving = new AbortController();
  whenPrinted(window, run, { signal: leaving.signal });
  leaving.abort();
  readyState = 'interactive';
  document.dispatchEvent(new Event('readystatechange'));
  document.body.append(document.createElement('p'));
  await change();
  whenPrinted(window, run, leaving);
  expect(run).not.toHaveBeenCalled();
});
