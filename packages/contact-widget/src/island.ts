import {
  childController,
  defineIsland,
  type Environment,
  type IslandContext,
  isRecord,
  lazyPart,
  listen,
  type PageWindow,
  readGlobal,
  readSettings,
} from '@hadaya/core';
import { findElementor } from '@hadaya/core/elementor';
import { publishCalls } from './calls/index.ts';
import { detection } from './detect.ts';
import type { ContactSource } from './page/index.ts';
import { type ContactOptions, contactOptions } from './settings.ts';
import { startContact } from './startContact.ts';

// Folders are modules, and imports go only downwards: calls → launcher → list → panels → panels/* → panels/panel →
// channels → frame → translation, counting, triggers, hours → page → widget, nodes. The README describes each.

const SETTINGS = { key: 'contact', schema: contactOptions };

const loadChaty = lazyPart(() => import('./chaty/readChaty.ts'));

function readOwnSource({ widgets, ...server }: ContactOptions): ContactSource | undefined {
  const isEmpty = typeof widgets !== 'object' && typeof widgets !== 'string';
  if (isEmpty || widgets === null || Object.keys(widgets).length === 0) return undefined;
  return { widgets, server: { ...server, hasChatway: false, texts: {} } };
}

function mount(context: IslandContext<ContactOptions>): void {
  const { environment, settings: options } = context;
  if (isEditing(environment.window)) return;
  let life: AbortController | undefined;
  const start = () => {
    if (life?.signal.aborted === false) return;
    life = childController(context.signal);
    const { signal } = life;
    // The owner's options may be set after the island has started.
    const readLate = () => readSettings(environment.window, SETTINGS, context.element);
    const begin = (source: ContactSource) => {
      const late = readLate();
      for (const { path, message } of late.problems) environment.logger.warn(`${path}: ${message}`);
      startContact({ context: { ...context, settings: late.settings }, source, signal, answer });
    };
    const find = () => {
      const own = readOwnSource(readLate().settings);
      if (own) return () => begin(own);
      const settings = findPluginSettings(environment);
      const read = ({ readChaty }: Awaited<ReturnType<typeof loadChaty>>) => {
        if (settings && !signal.aborted) begin(readChaty(settings, environment.logger.warn));
      };
      const lose = (thrown: unknown) =>
        signal.aborted || environment.logger.warn('the files of the contact widget could not be loaded', thrown);
      return settings && (() => void loadChaty(signal).then(read, lose).catch(context.fail));
    };
    whenShown(environment.document, () => waitForSettings(environment, find, signal), signal);
  };
  const answer = publishCalls(context, { start, destroy: () => life?.abort() });
  if (options.autostart) start();
  const { document } = environment;
  const isRemoved = () => document.querySelector(`[data-hadaya-root="${context.island}"]`) === null;
  // Hadaya's tag runs again after a script has swapped the page's content, which may have removed the widgets.
  listen(
    document,
    'hadaya:look',
    () => {
      if (life?.signal.aborted !== false || !isRemoved()) return;
      life.abort();
      start();
    },
    { signal: context.signal },
  );
}

/** The contact widgets of a page: one island renders all widgets in the settings. */
export const contactIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  scope: 'body',
  hydration: 'idle',
  settings: SETTINGS,
  mount,
});

/**
 * Returns whether the page is a page builder's editor or preview, or WordPress's Customizer; on such a page, the island
 * neither opens widgets nor counts anything.
 */
function isEditing(page: PageWindow): boolean {
  if (/[?&](?:elementor-preview|customize_changeset_uuid)\b/.test(page.location.search)) return true;
  const frontend = findElementor(page);
  try {
    return typeof frontend?.isEditMode === 'function' && frontend.isEditMode() === true;
  } catch {
    return false;
  }
}

function whenShown(page: Document, callback: () => void, signal: AbortSignal): void {
  if (Reflect.get(page, 'prerendering') !== true) callback();
  else listen(page, 'prerenderingchange', callback, { signal, once: true });
}

const RECHECK_MS = 1000;
const GLOBAL = 'chaty_settings';

function findPluginSettings({ window }: Environment): Readonly<Record<string, unknown>> | undefined {
  const { values } = readGlobal(window, GLOBAL);
  // An element whose id equals the global's name is also a property of `window`.
  const isElement = values instanceof window.Node || values instanceof window.HTMLCollection;
  return !isElement && isRecord(values) && Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Waits for settings, then starts; checks every second while the page is visible, and when it becomes visible. Logs
 * missing settings once.
 */
function waitForSettings(environment: Environment, find: () => (() => void) | undefined, signal: AbortSignal): void {
  const { clock, document, logger } = environment;
  const waiting = childController(signal);
  const look = () => {
    const begin = find();
    if (!begin) return;
    waiting.abort();
    begin();
  };
  look();
  if (waiting.signal.aborted) return;
  logger.note("Chaty settings doesn't exists");
  const again = () => document.hidden || look();
  clock.every(RECHECK_MS, again, waiting.signal);
  listen(document, 'visibilitychange', again, { signal: waiting.signal });
}
