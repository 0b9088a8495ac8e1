import { type Field, flag, isRecord } from '@hadaya/core';

/** The switch of a group. A group that is there is on; it may be kept for later with `enabled: false`. */
export const enabled: Field<boolean> = flag(true);

/** Whether a group of a widget is there and not switched off. */
export const isGiven = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  isRecord(raw) && enabled.read(raw.enabled, { path: '', report: () => {} });
