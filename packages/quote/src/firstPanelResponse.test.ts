import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPanelResponse } from './firstPanelResponse.ts';
import { elementSchema } from './settings.ts';

let owner: AbortController;
beforeEach(() => {
  owner = new AbortController();
});
afterEach(() => owner.abort());

/** Starts the response on a page with a link to the quote list. */
function start() {
  document.body.innerHTML = '<a href="/quote/">My gifts</a><div></div>';
  const [link] = document.links;
  const [element] = document.querySelectorAll('div');
  if (!link || !element) throw new Error('The test needs a link and an element');
  const { settings } = parseSettings(elementSchema, []);
  const context = {
    island: 'quote',
    element,
    environment: createTestEnvironment(),
    settings: { ...settings, link: '/quote/' },
    signal: owner.signal,
    fail: vi.fn(),
  };
  return { link, panel: startPanelResponse(context, () => {}) };
}

test('a late close event of the dialog does not close a panel that a link has reopened', () => {
  const { link, panel } = start();
  link.click();
  const first = panel.getState();
  link.click();
  panel.dispatch(first);
  expect(panel.getState()).toBeTruthy();
  panel.dispatch(panel.getState());
  expect(panel.getState()).toBe(0);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (modifier) => {
  const { link, panel } = start();
  // Runs last and stops the test page from following the link.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }));
  expect(panel.getState()).toBe(0);
});
