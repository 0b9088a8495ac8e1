import { readSettings } from '@hadaya/core';
import { type VariationSettings, variationSettings } from '../../settings.ts';
import type { FormSession } from '../session.ts';

/** Reads the owner's settings for a form; each mistake is one console line. */
export function readOwnSettings({ root, environment }: FormSession): VariationSettings {
  const { settings, problems } = readSettings(
    environment.window,
    { schema: variationSettings, key: 'variations' },
    root,
  );
  for (const { path, message } of problems) environment.logger.warn(`${path}: ${message}`);
  return settings;
}
