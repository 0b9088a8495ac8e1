/** Core, the foundation of every island. Contains no React; the React side is `@hadaya/core/react`. */

export { isPrinted, whenPrinted } from './documentEnd/index.ts';
export {
  type Clock,
  contain,
  createClock,
  createEnvironment,
  createLogger,
  createMemoryStorage,
  type Environment,
  HadayaError,
  type Logger,
  nextTask,
  type PageWindow,
  prefersReducedMotion,
  runHostCode,
  type Storages,
  whenPainted,
  yieldTask,
} from './environment/index.ts';
export type { Command, Hydration, IslandDetection, MountRecord } from './islands/index.ts';
export {
  createOwnRoot,
  defineIsland,
  hydrate,
  type IslandContext,
  type IslandDefinition,
  markOwnRoot,
  openRegistry,
  type Registry,
  registerIsland,
} from './islands/index.ts';
/** @public Built files call it; see `tools/vite/retryImports.ts`. */
export { importFile, RETRY_ADDRESSES } from './lazy/index.ts';
export { type LazyPart, lazyPart, type PartOwner, reportFailedFile } from './lazy/lazyPart.ts';
export {
  type AttributeValues,
  childController,
  createLoan,
  debounce,
  emit,
  hasModifier,
  isComposing,
  isFieldKey,
  keepAttributes,
  type Loan,
  listen,
  mayPrefetch,
  onceLoaded,
  onVisible,
  readDirection,
  type StyleValues,
  trust,
} from './page/index.ts';
export {
  amount,
  anything,
  createStrings,
  type Field,
  /** @public Declarations of other packages reference it. */
  type FieldContext,
  fillText,
  findNearestName,
  flag,
  group,
  isArabic,
  isOn,
  isRecord,
  isSpoken,
  listOf,
  oneOf,
  parseSettings,
  readGlobal,
  readLanguage,
  readPageValue,
  readSettings,
  type Schema,
  type SettingsOf,
  type SettingsProblem,
  type Strings,
  type StringTables,
  text,
  toJson,
  writePageValue,
} from './settings/index.ts';
export { createReentrancyQueue, createStore, type Store } from './state/index.ts';
