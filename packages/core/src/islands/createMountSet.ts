import type { Clock } from '../environment/createClock.ts';
import type { Environment } from '../environment/createEnvironment.ts';
import type { Schema } from '../settings/field.ts';
import { type IslandDefinition, isPageWide, type MountRecord } from './defineIsland.ts';
import { mountIsland } from './mountIsland.ts';

const RECHECK_MS = 50;
const GIVE_UP_MS = 5000;

/** Whether the parser is past the end of an element: something follows it, or the document is complete. */
function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

/**
 * Calls back once an element holds all of its children. Does not rely on document events, which script optimisers
 * delay or rename and whose `readyState` they fake: what follows the element is proof enough, and five seconds without
 * proof count as parsed. Nothing is called once the signal has aborted, nor for an element that has left meanwhile.
 */
export function whenParsed(
  element: Element,
  callback: () => void,
  { clock, signal }: { readonly clock: Pick<Clock, 'after'>; readonly signal: AbortSignal },
): void {
  const check = (waitedMs: number) => {
    if (signal.aborted || (waitedMs > 0 && !element.isConnected)) return;
    if (isParsed(element) || waitedMs >= GIVE_UP_MS) callback();
    else clock.after(RECHECK_MS, () => check(waitedMs + RECHECK_MS), signal);
  };
  check(0);
}

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
    if (signal.aborted) return;
    for (const record of records) {
      if (record.element === element && record.definition.name === definition.name) return;
    }
    records.add(mountIsland(definition, element, environment));
  };

  return {
    mountInside(definition, root) {
      if (isPageWide(definition)) {
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
