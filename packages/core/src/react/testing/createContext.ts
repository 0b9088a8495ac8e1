import type { IslandContext } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { vi } from 'vitest';

export function createContext(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('The test needs an element');
  const controller = new AbortController();
  const fail = vi.fn(() => controller.abort());
  const environment = createTestEnvironment();
  const context: IslandContext<Record<string, never>> = {
    island: 'demo',
    element,
    settings: {},
    environment,
    signal: controller.signal,
    fail,
  };
  return { context, element, controller, fail, logger: environment.logger };
}
