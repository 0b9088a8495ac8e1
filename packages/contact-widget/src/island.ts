import { defineIsland, type IslandContext } from '@hadaya/core';
import { detection } from './detect.ts';
import { createLife } from './dom/createLife.ts';
import { isEditing } from './dom/isEditing.ts';
import { publishCalls } from './dom/publishCalls.ts';
import { waitForSettings } from './dom/waitForSettings.ts';
import { whenShown } from './dom/whenShown.ts';
import { type ContactOptions, contactOptions } from './options.ts';
import { startContact } from './startContact.ts';

function mount(context: IslandContext<ContactOptions>): void {
  const { environment, settings: options } = context;
  if (isEditing(environment.window)) return;
  const life = createLife(context.signal);
  const { signal } = life;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    whenShown(
      environment.document,
      () => waitForSettings(environment, (settings) => startContact({ context, settings, signal, published }), signal),
      signal,
    );
  };
  const published = publishCalls(context, { start, destroy: () => life.abort() });
  if (options.autostart) start();
}

/** The floating contact widgets of a page: one island that draws as many widgets as the settings hold. */
export const contactIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  scope: 'page',
  load: 'eager',
  settings: { key: 'contact', schema: contactOptions },
  mount,
});
