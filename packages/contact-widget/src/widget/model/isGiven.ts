import { type Field, flag, isRecord } from '@hadaya/core';

/** The switch for a settings group, on by default; `enabled: false` keeps the group's settings for later. */
export const enabled: Field<boolean> = flag(true);

/** Returns whether a widget's settings group is present and enabled. */
export const isGiven = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  isRecord(raw) && enabled.read(raw.enabled, { path: '', report: () => {} });
