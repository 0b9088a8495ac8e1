import { parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { startPanelResponse } from './firstPanelResponse.ts';
import { elementSchema } from './settings.ts';

const owner = new AbortController();
afterEach(() => owner.abort());

test('a late close event of the dialog does not close a panel that a link has reopened', () => {
  document.body.innerHTML = '<a href="/quote/">My gifts</a><div></div>';
  const [link] = document.links;
  const [element] = document.querySelectorAll('div');
  if (!link || !element) throw new Error('The test needs a link and an element');
  const { settings } = parseSettings(elementSchema, []);
  const environment = createTestEnvironment();
  const panel = startPanelResponse(
    {
      island: 'quote',
      element,
      environment,
      settings: { ...settings, link: '/quote/' },
      signal: owner.signal,
      fail: vi.fn(),
    },
    () => {},
  );
  link.click();
  const first = panel.getState();
  link.click();
  panel.dispatch(first);
  expect(panel.getState()).toBeTruthy();
  panel.dispatch(panel.getState());
  expect(panel.getState()).toBe(0);
});
