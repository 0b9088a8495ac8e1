import { createEnvironment, openRegistry, registerIsland, VERSION } from '@hadaya/core';
import { swatchesIsland } from './island.ts';
import { installLegacyApi } from './legacy/installLegacyApi.ts';

/** Puts the swatches on the page, with the names that themes call. */
export function swatches(): void {
  registerIsland(swatchesIsland);
  const registry = openRegistry(createEnvironment(window), VERSION);
  if (registry) installLegacyApi(registry);
}
