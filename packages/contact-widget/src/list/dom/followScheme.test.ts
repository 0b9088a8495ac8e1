import { afterEach, expect, test } from 'vitest';
import { followScheme } from './followScheme.ts';

type Model = Parameters<typeof followScheme>[0];

const controller = new AbortController();
afterEach(() => document.body.replaceChildren());

function createDevice(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  const turn = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  return { window: { matchMedia: () => query }, turn };
}

function follow(scheme: string, isDark: boolean) {
  const { window, turn } = createDevice(isDark);
  const node = document.createElement('div');
  const model = {
    page: { context: { environment: { window } }, signal: controller.signal },
    design: { scheme },
    host: { node },
  };
  followScheme(model as unknown as Model);
  return { node, turn };
}

test('"auto" follows the device’s colour scheme, even when it changes', () => {
  const { node, turn } = follow('auto', false);
  expect(node.dataset.scheme).toBe('light');
  turn(true);
  expect(node.dataset.scheme).toBe('dark');
});

test('"dark" stays dark on a device with a light colour scheme', () => {
  expect(follow('dark', false).node.dataset.scheme).toBe('dark');
});
