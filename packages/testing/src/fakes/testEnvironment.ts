import { createMemoryStorage, type Environment, type PageWindow, type Storages } from '@hadaya/core';
import { createFakeClock, type FakeClock } from './fakeClock.ts';
import { createMemoryCookies, type MemoryCookies } from './memoryCookies.ts';
import { createRecordingLogger, type RecordingLogger } from './recordingLogger.ts';

export interface TestEnvironment extends Environment {
  readonly clock: FakeClock;
  readonly logger: RecordingLogger;
  readonly storage: Storages & { readonly cookies: MemoryCookies };
}

function createMemoryStorages(clock: FakeClock): TestEnvironment['storage'] {
  return {
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    cookies: createMemoryCookies(clock),
  };
}

/**
 * Creates an environment for a unit test: fake clock, memory storages, recording logger, `random` always 0.5, and the
 * test page's current `fetch` (answered by msw). `overrides` replaces individual ports, for example `random`.
 */
export function createTestEnvironment(overrides: Partial<TestEnvironment> = {}): TestEnvironment {
  const clock = overrides.clock ?? createFakeClock();
  const page: PageWindow = overrides.window ?? window;
  return {
    window: page,
    document: page.document,
    clock,
    logger: createRecordingLogger(),
    storage: createMemoryStorages(clock),
    fetch: (input, init) => page.fetch(input, init),
    random: () => 0.5,
    ...overrides,
  };
}
