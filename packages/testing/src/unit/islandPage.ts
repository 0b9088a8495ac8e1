import {
  defineIsland,
  flag,
  type IslandContext,
  type IslandDefinition,
  openRegistry,
  type Registry,
  type Schema,
} from '@hadaya/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { createTestEnvironment, type TestEnvironment } from '../fakes/testEnvironment.ts';

const REGISTRY_KEY = Symbol.for('hadaya.v1');

/** Waits until pending promise and observer callbacks have run. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Defines an island with one setting. It mounts onto elements whose class is its name (`.demo` by default). */
export function demoIsland(
  mount: (context: IslandContext<{ readonly isLoud: boolean }>) => void | Promise<void>,
  { name = 'demo' }: { name?: string } = {},
): IslandDefinition<Schema> {
  const schema = { isLoud: flag(false, { from: 'is_loud' }) };
  return defineIsland({ name, selectors: [`.${name}`], settings: { schema, globals: ['demo_options'] }, mount });
}

export function addMarkup(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const last = document.body.lastElementChild;
  if (!(last instanceof HTMLElement)) throw new Error('The markup has no element');
  return last;
}

/**
 * Prepares a fresh page before every test in the file, because the registry of a page cannot be replaced. Closes the
 * page's registry after the test.
 */
export function prepareIslandPage() {
  let environment: TestEnvironment;
  let opened: Registry | undefined;
  beforeEach(() => {
    const page = Object.create(window, { [REGISTRY_KEY]: { value: undefined, writable: true, configurable: true } });
    environment = createTestEnvironment({ window: page, document });
    document.body.innerHTML = '';
  });
  afterEach(() => {
    opened?.close();
    opened = undefined;
    vi.restoreAllMocks();
  });
  const open = (): Registry => {
    opened = openRegistry(environment);
    return opened;
  };
  return {
    environment: () => environment,
    open,
    /** Registers an island and runs its pending mount tasks by advancing the test clock. */
    define(...given: Parameters<Registry['define']>): void {
      open().define(...given);
      environment.clock.advance(0);
    },
  };
}
