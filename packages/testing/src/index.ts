/** Test doubles for unit tests. The shop backend and its server have their own entries: `./shop` and `./server`. */
export { createFakeClock, type FakeClock, FRAME_MS } from './fakes/fakeClock.ts';
export { createMemoryCookies, type MemoryCookies } from './fakes/memoryCookies.ts';
export { createRecordingLogger, type LoggedWarning, type RecordingLogger } from './fakes/recordingLogger.ts';
export {
  createScriptedFetch,
  type ScriptedAnswer,
  type ScriptedFetch,
  type SeenRequest,
} from './fakes/scriptedFetch.ts';
export { createTestEnvironment, type TestEnvironment } from './fakes/testEnvironment.ts';
export { installLeakCounter, type LeakCounter } from './leaks/leakCounter.ts';
export type { ResourceCounts } from './leaks/resourceCounts.ts';
