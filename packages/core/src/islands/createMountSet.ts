import type { Environment } from '../environment/index.ts';
import type { Schema } from '../settings/index.ts';
import { readPageValue } from '../settings/index.ts';
import { createParseGate } from './createParseGate.ts';
import { type IslandDefinition, isPageWide, type MountRecord } from './defineIsland.ts';
import { mountIsland } from './mountIsland.ts';

/** The mounted islands of a page: each island at most once per element. */
export interface MountSet {
  /**
   * Mounts an island on every match inside `root`, including `root` itself, once the match and its settings have been
   * parsed. With `isPatient`, mounts each element in a separate task, as during page load; otherwise synchronously.
   */
  mountInside(definition: IslandDefinition<Schema>, root: ParentNode, isPatient: boolean): void;
  /** Checks waiting elements again; call it when new content has arrived. */
  look(): void;
  /** Unmounts the islands whose records the predicate selects. */
  drop(isDropped: (record: MountRecord) => boolean): void;
  list(): readonly MountRecord[];
}

/**
 * Returns whether the server reports that it has printed an island's settings. `hadaya.printed` lists the bundles whose
 * settings are complete; the widgets of one bundle share its settings.
 */
function hasSettings({ name, settings: { key = name } }: IslandDefinition<Schema>, page: Window): boolean {
  const printed = readPageValue(page, 'printed');
  return Array.isArray(printed) && (printed.includes(name) || printed.includes(key));
}

/** Creates an empty set for one page; it mounts nothing once the signal has aborted. */
export function createMountSet(environment: Environment, signal: AbortSignal): MountSet {
  const { clock, document, window } = environment;
  const records = new Set<MountRecord>();
  const gate = createParseGate(environment, signal);

  const isMounted = ({ name }: IslandDefinition<Schema>, element: Element) =>
    [...records].some((record) => record.element === element && record.definition.name === name);
  const mountOnce = (definition: IslandDefinition<Schema>, element: HTMLElement) => {
    if (signal.aborted || !element.isConnected || isMounted(definition, element)) return;
    records.add(mountIsland(definition, element, environment));
  };
  const find = ({ selectors }: IslandDefinition<Schema>, root: ParentNode) => {
    const selector = selectors.join(',');
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root instanceof window.HTMLElement && root.matches(selector)) found.unshift(root);
    return found;
  };

  return {
    mountInside(definition, root, isPatient) {
      const inTurn = isPatient || !gate.isOpen();
      for (const element of isPageWide(definition) ? [document.documentElement] : find(definition, root)) {
        if (isMounted(definition, element)) continue;
        const mount = () => mountOnce(definition, element);
        gate.pass(element, inTurn ? () => clock.turn(mount, signal) : mount, () => hasSettings(definition, window));
      }
    },
    drop(isDropped) {
      for (const record of [...records]) {
        if (!isDropped(record)) continue;
        records.delete(record);
        record.controller.abort();
      }
    },
    look: gate.look,
    list: () => [...records],
  };
}
