import type { Environment } from '../environment/index.ts';
import type { Schema, SettingsOf } from '../settings/index.ts';

/** How a page shows that it wants an island. Read by the island and by the loader, so the two never differ. */
export interface IslandDetection {
  /** Name of the island and of its bundle. */
  readonly name: string;
  /** Elements it mounts onto. */
  readonly selectors: readonly string[];
  /** Settings globals of the replaced plugin that alone are reason enough to load the island. */
  readonly globals?: readonly string[];
  /** A setting of ours that alone is reason enough, by its way in `window.hadaya.settings`: `contact.widgets`. */
  readonly setting?: string;
  /** Clicks on these, from before the island is mounted, are kept and handed to the page call of that name. */
  readonly earlyClicks?: { readonly selector: string; readonly command: string };
  /** The picture of it that a visitor of the page sees first. */
  readonly picture?: string;
}

/**
 * When an island's React view loads, in the words of Astro's client directives. `idle`: when the page has loaded and rests.
 * `interaction`: at the first sign that a visitor wants the island. A sign counts with both, and alone where the visitor saves
 * data or has a very slow line.
 */
export type Hydration = 'idle' | 'interaction';

/** What an island gets when it mounts. */
export interface IslandContext<Settings> {
  /** The island's name, as in `data-hadaya`. */
  readonly island: string;
  readonly element: HTMLElement;
  readonly settings: Settings;
  readonly environment: Environment;
  /** Aborts at unmount. Every listener, timer, observer and request of the island takes it. */
  readonly signal: AbortSignal;
  /** When its React view loads: the definition's word, read by `hydrate`. */
  readonly hydration?: Hydration;
  /** Reports a failure that happens after mounting: the island unmounts and the server's markup works again. */
  fail(thrown: unknown): void;
}

/** A widget that mounts onto markup the server printed. */
export interface IslandDefinition<S extends Schema> {
  readonly name: string;
  /** What it mounts onto, in CSS. Of no account with `scope: 'page'` and `'body'`. */
  readonly selectors: readonly string[];
  /**
   * `page`: mounts once, on the root element, whatever the page holds. `body`: the same, and anew when a script puts another
   * page into the document (see `watchBody`): for what draws into the body and judges the page as a whole.
   */
  readonly scope?: 'element' | 'page' | 'body';
  /** When its React view loads; `interaction` when absent. */
  readonly hydration?: Hydration;
  readonly settings: {
    readonly schema: S;
    /** Names of the plugins' settings globals, weakest first. */
    readonly globals?: readonly string[];
    /** Name under `window.hadaya.settings`; the island's name when absent. */
    readonly key?: string;
  };
  /** Brings the element to life. A throw or rejection is contained: see `failMount`. */
  mount(context: IslandContext<SettingsOf<S>>): void | Promise<void>;
}

/** Describes an island; the settings that `mount` gets are typed by the schema. */
export function defineIsland<const S extends Schema>(definition: IslandDefinition<S>): IslandDefinition<S> {
  return definition;
}

/** One island on one element. */
export interface MountRecord {
  readonly definition: IslandDefinition<Schema>;
  readonly element: HTMLElement;
  readonly controller: AbortController;
  state: 'loading' | 'mounted' | 'failed';
}

/** Detail of the cancelable event `hadaya:error`; a listener that cancels it also silences the console line. */
export interface IslandFailure {
  readonly island: string;
  readonly code: string;
  readonly message: string;
  readonly cause: unknown;
}

/** Whether an island mounts once on the whole page. */
export function isPageWide({ scope }: Pick<IslandDefinition<Schema>, 'scope'>): boolean {
  return scope === 'page' || scope === 'body';
}

/** Shows the state to style sheets. It is a mark only: the proof that an island is mounted is the registry's record. */
export function writeState(record: MountRecord, state: MountRecord['state']): void {
  record.state = state;
  if (!isPageWide(record.definition)) record.element.setAttribute('data-hadaya-state', state);
}
