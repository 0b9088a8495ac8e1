import { createEnvironment, openRegistry, type PageWindow, VERSION } from '@hadaya/core';
import { watchJQuery } from '@hadaya/variations';
import { isGalleryJQuery } from './galleryJQuery.ts';
import { installPlugin } from './installPlugin.ts';

/** Gives every copy of jQuery the plugin's function, on pages without a gallery too: a quick view may bring one. */
export function startLegacyApi(page: PageWindow = window): void {
  const registry = openRegistry(createEnvironment(page), VERSION);
  if (!registry) return;
  const install = (copy: unknown) => {
    if (isGalleryJQuery(copy)) installPlugin(copy, registry);
  };
  watchJQuery(registry.environment, install, new AbortController().signal);
}
