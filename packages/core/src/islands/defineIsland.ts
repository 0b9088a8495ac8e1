import type { Environment } from '../environment.ts';
import type { Schema, SettingsOf } from '../settings/field.ts';
import type { LoadStrategy } from './load/strategy.ts';

/** What an island gets when it mounts. */
export interface IslandContext<Settings> {
  /** The island's name, as in `data-hadaya`. */
  readonly island: string;
  readonly element: HTMLElement;
  readonly settings: Settings;
  readonly environment: Environment;
  /** Aborts at unmount. Every listener, timer, observer and request of the island takes it. */
  readonly signal: AbortSignal;
  /** Reports a failure that happens after mounting: the island unmounts and the server's markup works again. */
  fail(thrown: unknown): void;
}

/** A widget that mounts onto markup the server printed. */
export interface IslandDefinition<S extends Schema> {
  readonly name: string;
  /** What it mounts onto, in CSS. Empty with `scope: 'page'`. */
  readonly selectors: readonly string[];
  /** `page`: mounts once, on the root element, whatever the page holds. */
  readonly scope?: 'element' | 'page';
  readonly load: LoadStrategy;
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
