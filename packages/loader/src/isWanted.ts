import type { IslandDetection } from '@hadaya/core';

/** Whether the page holds what an island mounts onto, or the settings of the plugin it replaces. */
export function isWanted({ selectors, globals = [] }: IslandDetection, page: Window): boolean {
  return (
    globals.some((name) => Reflect.get(page, name) !== undefined) ||
    page.document.querySelector(selectors.join(',')) !== null
  );
}
