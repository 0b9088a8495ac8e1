/** Parses the owner's settings and language into typed values. */
export { createStrings, fillText, type Strings, type StringTables } from './createStrings.ts';
export {
  amount,
  anything,
  type Field,
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
} from './field.ts';
export { findNearestName } from './findNearestName.ts';
export { group, parseSettings } from './parseSettings.ts';
export { isArabic, isSpoken, readLanguage } from './readLanguage.ts';
export { readGlobal, readPageValue, writePageValue } from './readPageValue.ts';
export { readSettings } from './readSettings.ts';
export { toJson } from './toJson.ts';
