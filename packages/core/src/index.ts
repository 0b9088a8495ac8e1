/** Core: what every island stands on. Free of React; the React side is `@hadaya/core/react`. */
export { type Clock, createClock } from './clock.ts';
export { inheritReport } from './contain.ts';
export { debounce } from './dom/debounce.ts';
export { readDirection } from './dom/direction.ts';
export { findTabStops } from './dom/focus.ts';
export { type AttributeValues, keepAttributes } from './dom/keepAttributes.ts';
export { type ListenOptions, listen } from './dom/listen.ts';
export { onVisible } from './dom/visibility.ts';
export { createEnvironment, type Environment, type PageWindow } from './environment.ts';
export { asHadayaError, HadayaError } from './errors.ts';
export { emit } from './events/emit.ts';
export type { Command } from './islands/commands.ts';
export { defineIsland, type IslandContext, type IslandDefinition } from './islands/defineIsland.ts';
export type { IslandDetection } from './islands/detection.ts';
export { markOwnRoot } from './islands/leftovers.ts';
export { loadIdle } from './islands/load/idle.ts';
export { loadInteraction } from './islands/load/interaction.ts';
export type { LoadStrategy } from './islands/load/strategy.ts';
export type { IslandFailure, MountRecord } from './islands/mountRecord.ts';
export { registerIsland, VERSION } from './islands/register.ts';
export { openRegistry, type Registry } from './islands/registry.ts';
export { importFile, RETRY_ADDRESSES } from './lazy/importFile.ts';
export { lazyPart } from './lazy/lazyPart.ts';
export { createLogger, type Logger } from './logger.ts';
export { readPageValue, writePageValue } from './pageObject.ts';
export { amount } from './settings/amount.ts';
export { anything } from './settings/anything.ts';
export {
  type Field,
  type FieldContext,
  isRecord,
  type Schema,
  type SettingsOf,
  type SettingsProblem,
} from './settings/field.ts';
export { findNearestName } from './settings/findNearestName.ts';
export { flag, isOn } from './settings/flag.ts';
export { group } from './settings/group.ts';
export { listOf } from './settings/listOf.ts';
export { oneOf } from './settings/oneOf.ts';
export { type ParsedSettings, parseSettings, type SettingsSource } from './settings/parseSettings.ts';
export { readGlobal } from './settings/readGlobal.ts';
export { readSettings, type SettingsDefinition } from './settings/readSettings.ts';
export { text } from './settings/text.ts';
export { createExpiringRecords, type ExpiringRecords } from './storage/expiringRecords.ts';
export { createMemoryStorage, type KeyValueStorage } from './storage/memoryStorage.ts';
export { createSafeStorage } from './storage/safeStorage.ts';
export { createStorages, type Storages } from './storage/storages.ts';
export { createStore, type Store } from './store.ts';
export { createStrings, fillText, type Strings, type StringTables } from './strings/createStrings.ts';
