import type { Environment } from '../environment/index.ts';
import type { Schema } from '../settings/index.ts';
import { readPageValue } from '../settings/index.ts';
import { createParseGate } from './createParseGate.ts';
import { type IslandDefinition, isPageWide, type MountRecord } from './defineIsland.ts';
import { mountIsland } from './mountIsland.ts';

/** What is mounted on a page: each island at most once on an element. */
export interface MountSet {
  /**
   * Mounts an island on every match inside `root`, `root` itself included, once the document has been read. With `isPatient`
   * each element is mounted in a task of its own, as on a page that has just been loaded; else at once.
   */
  mountInside(definition: IslandDefinition<Schema>, root: ParentNode, isPatient: boolean): void;
  /** Looks again at what waits for its part of the page: something has arrived. */
  look(): void;
  /** Unmounts the records that the test picks. */
  drop(isDropped: (record: MountRecord) => boolean): void;
  list(): readonly MountRecord[];
}

/**
 * Whether the server says that it has printed an island's settings. `hadaya.printed` names the bundles whose settings stand; the
 * widgets of one bundle share its settings.
 */
function hasSettings({ name, settings: { key = name } }: IslandDefinition<Schema>, page: Window): boolean {
  const printed = readPageValue(page, 'printed');
  return Array.isArray(printed) && (printed.includes(name) || printed.includes(key));
}

/** An empty set for one page; nothing is mounted once the signal has aborted. */
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
