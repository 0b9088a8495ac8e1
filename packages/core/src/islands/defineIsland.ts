import type { Environment } from '../environment/index.ts';
import type { Schema, SettingsOf } from '../settings/index.ts';

/** Signs that a page needs an island. The island and the loader share this object, so that they cannot disagree. */
export interface IslandDetection {
  /** Name of the island and of its bundle. */
  readonly name: string;
  /** CSS selectors of the elements onto which the island mounts. */
  readonly selectors: readonly string[];
  /** Names of the replaced plugin's settings globals; the presence of one is enough to load the island. */
  readonly globals?: readonly string[];
  /**
   * Path to a Hadaya setting in `window.hadaya.settings`, such as `contact.widgets`; the presence of this setting is
   * enough to load the island.
   */
  readonly setting?: string;
  /** Clicks on matching elements are queued until the island mounts, then passed to this command. */
  readonly earlyClicks?: { readonly selector: string; readonly command: string };
  /** Selector for the picture that visitors see first in the island; the loader loads it early. */
  readonly picture?: string;
}

/**
 * Trigger that loads an island's React view, named after Astro's client directives. `idle`: when the page has loaded
 * and is idle. `interaction`: at the first sign of intent. With `idle`, a sign of intent also loads the view; with
 * Save-Data or on a very slow connection, a sign of intent is the only trigger.
 */
export type Hydration = 'idle' | 'interaction';

/** The context that an island receives when it mounts. */
export interface IslandContext<Settings> {
  /** The island's name, as in `data-hadaya`. */
  readonly island: string;
  readonly element: HTMLElement;
  readonly settings: Settings;
  readonly environment: Environment;
  /** Aborts on unmount; passed to all of the island's listeners, timers, observers and requests. */
  readonly signal: AbortSignal;
  /** Trigger that loads the island's React view, as set in the definition; read by `hydrate`. */
  readonly hydration?: Hydration;
  /** Reports a failure after mounting: the island unmounts and the server's markup works again. */
  fail(thrown: unknown): void;
}

/** A widget that mounts onto markup printed by the server. */
export interface IslandDefinition<S extends Schema> {
  readonly name: string;
  /** CSS selectors of the elements onto which the island mounts. Ignored with the scopes `page` and `body`. */
  readonly selectors: readonly string[];
  /**
   * `page`: mounts once, on the root element, whatever the page contains. `body`: like `page`, but mounts again
   * whenever a script replaces the page's content (see `watchBody`). Use `body` for islands that render into the body
   * and depend on the page as a whole.
   */
  readonly scope?: 'element' | 'page' | 'body';
  /** Trigger that loads the island's React view; defaults to `interaction`. */
  readonly hydration?: Hydration;
  readonly settings: {
    readonly schema: S;
    /** Names of the plugins' settings globals, lowest priority first. */
    readonly globals?: readonly string[];
    /** Name under `window.hadaya.settings`; defaults to the island's name. */
    readonly key?: string;
  };
  /** Mounts the island. An exception or rejection is contained: see `failMount`. */
  mount(context: IslandContext<SettingsOf<S>>): void | Promise<void>;
}

/** Defines an island; the schema types the settings that `mount` receives. */
export function defineIsland<const S extends Schema>(definition: IslandDefinition<S>): IslandDefinition<S> {
  return definition;
}

export interface MountRecord {
  readonly definition: IslandDefinition<Schema>;
  readonly element: HTMLElement;
  readonly controller: AbortController;
  state: 'loading' | 'mounted' | 'failed';
}

/**
 * Detail of the cancelable event `hadaya:error`; a listener that cancels the event also suppresses the console line.
 */
export interface IslandFailure {
  readonly island: string;
  readonly code: string;
  readonly message: string;
  readonly cause: unknown;
}

export function isPageWide({ scope }: Pick<IslandDefinition<Schema>, 'scope'>): boolean {
  return scope === 'page' || scope === 'body';
}

/**
 * Sets the state of a record and, unless the island is page-wide, exposes it to style sheets. The record, not the
 * attribute, determines whether an island is mounted.
 */
export function writeState(record: MountRecord, state: MountRecord['state']): void {
  record.state = state;
  if (!isPageWide(record.definition)) record.element.setAttribute('data-hadaya-state', state);
}
