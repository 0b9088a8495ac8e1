/** Core: what every island stands on. Free of React; the React side is `@hadaya/core/react`. */

export { type AttributeValues, createLoan, keepAttributes, type Loan, type StyleValues } from './dom/createLoan.ts';
export { isComposing, isFieldKey } from './dom/isFieldKey.ts';
export { childController, debounce, emit, listen } from './dom/listen.ts';
export { onVisible } from './dom/onVisible.ts';
export { readDirection } from './dom/readDirection.ts';
export { contain, runHostCode } from './environment/contain.ts';
export { type Clock, createClock } from './environment/createClock.ts';
export { createEnvironment, type Environment, type PageWindow } from './environment/createEnvironment.ts';
export { createLogger, type Logger } from './environment/createLogger.ts';
export {
  createMemoryStorage,
  type Storages,
} from './environment/createStorages.ts';
export { HadayaError } from './environment/HadayaError.ts';
export { mayFetchAhead } from './environment/mayFetchAhead.ts';
export { nextTask } from './environment/nextTask.ts';
export { onceLoaded } from './environment/onceLoaded.ts';
export { prefersReducedMotion } from './environment/prefersReducedMotion.ts';
export { whenPainted } from './environment/whenPainted.ts';
export { yieldTask } from './environment/yieldTask.ts';
export { isPrinted } from './host/isPrinted.ts';
export { whenPrinted } from './host/whenPrinted.ts';
export type { Command } from './islands/createCommandQueue.ts';
export type { IslandDetection, MountRecord } from './islands/defineIsland.ts';
export { defineIsland, type IslandContext, type IslandDefinition } from './islands/defineIsland.ts';
export { markOwnRoot } from './islands/mountIsland.ts';
export { openRegistry, type Registry, registerIsland, VERSION } from './islands/registry.ts';
/** @public Built files call it: `tools/vite/retryImports.ts`. */
export { importFile, RETRY_ADDRESSES } from './lazy/importFile.ts';
export { type LazyPart, lazyPart } from './lazy/lazyPart.ts';
export { createStrings, fillText, type Strings, type StringTables } from './settings/createStrings.ts';
export {
  amount,
  anything,
  type Field,
  /** @public Declarations of other packages name it. */
  type FieldContext,
  flag,
  isOn,
  isRecord,
  listOf,
  oneOf,
  type Schema,
  type SettingsOf,
  type SettingsProblem,
  text,
} from './settings/field.ts';
export { findNearestName } from './settings/findNearestName.ts';
export { group, parseSettings } from './settings/parseSettings.ts';
export { isArabic, isSpoken, readLanguage } from './settings/readLanguage.ts';
export { readGlobal, readPageValue, writePageValue } from './settings/readPageValue.ts';
export { readSettings } from './settings/readSettings.ts';
export { createReentrancyQueue } from './state/createReentrancyQueue.ts';
export { createStore, type Store } from './state/createStore.ts';
