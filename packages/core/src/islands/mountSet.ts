import type { Environment } from '../environment.ts';
import type { Schema } from '../settings/field.ts';
import type { IslandDefinition } from './defineIsland.ts';
import { mountIsland } from './mount.ts';
import type { MountRecord } from './mountRecord.ts';
import { whenParsed } from './whenParsed.ts';

/** What is mounted on a page: each island at most once on an element. */
export interface MountSet {
  /** Mounts an island on every match inside `root`, `root` itself included. */
  mountInside(definition: IslandDefinition<Schema>, root: ParentNode): void;
  /** Unmounts the records that the test picks. */
  drop(isDropped: (record: MountRecord) => boolean): void;
  list(): readonly MountRecord[];
}

/** An empty set for one page; nothing is mounted once the signal has aborted. */
export function createMountSet(environment: Environment, signal: AbortSignal): MountSet {
  const { clock, document, window } = environment;
  const records = new Set<MountRecord>();

  const mountOnce = (definition: IslandDefinition<Schema>, element: HTMLElement) => {
    for (const record of records) {
      if (record.element === element && record.definition.name === definition.name) return;
    }
    records.add(mountIsland(definition, element, environment));
  };

  return {
    mountInside(definition, root) {
      if (definition.scope === 'page') {
        mountOnce(definition, document.documentElement);
        return;
      }
      const selector = definition.selectors.join(',');
      const found = [...root.querySelectorAll<HTMLElement>(selector)];
      if (root instanceof window.HTMLElement && root.matches(selector)) found.unshift(root);
      for (const element of found) whenParsed(element, () => mountOnce(definition, element), { clock, signal });
    },
    drop(isDropped) {
      for (const record of [...records]) {
        if (!isDropped(record)) continue;
        records.delete(record);
        record.controller.abort();
      }
    },
    list: () => [...records],
  };
}
