import { createEnvironment, type PageWindow } from '../environment.ts';
import type { Schema } from '../settings/field.ts';
import type { IslandDefinition } from './defineIsland.ts';
import { openRegistry } from './registry.ts';

declare const __HADAYA_VERSION__: string;

/** Version of this copy, set by the build. */
export const VERSION: string = __HADAYA_VERSION__;

/** Puts an island on the page: the one side effect of a bundle. Does nothing where another version rules the page. */
export function registerIsland<S extends Schema>(definition: IslandDefinition<S>, page: PageWindow = window): void {
  openRegistry(createEnvironment(page), VERSION)?.define(definition);
}
