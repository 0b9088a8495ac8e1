import { defineIsland, type IslandContext, readSettings } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import { detection } from './detect.ts';
import { isEditing } from './dom/isEditing.ts';
import { publishCalls } from './dom/publishCalls.ts';
import { waitForSettings } from './dom/waitForSettings.ts';
import { whenShown } from './dom/whenShown.ts';
import { type ContactOptions, contactOptions } from './options.ts';
import { startContact } from './startContact.ts';

const SETTINGS = { key: 'contact', schema: contactOptions };

function mount(context: IslandContext<ContactOptions>): void {
  const { environment, settings: options } = context;
  if (isEditing(environment.window)) return;
  let life: AbortController | undefined;
  const start = () => {
    if (life?.signal.aborted === false) return;
    life = createLife(context.signal);
    const { signal } = life;
    const begin = (settings: Readonly<Record<string, unknown>>) => {
      // The owner's options may have come as late as the plugin's settings.
      const late = readSettings(environment.window, SETTINGS, context.element);
      for (const { path, message } of late.problems) environment.logger.warn(`${path}: ${message}`);
      startContact({ context: { ...context, settings: late.settings }, settings, signal, published });
    };
    whenShown(environment.document, () => waitForSettings(environment, begin, signal), signal);
  };
  const published = publishCalls(context, { start, destroy: () => life?.abort() });
  if (options.autostart) start();
}

/** The floating contact widgets of a page: one island that draws as many widgets as the settings hold. */
export const contactIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  scope: 'page',
  load: 'eager',
  settings: SETTINGS,
  mount,
});
