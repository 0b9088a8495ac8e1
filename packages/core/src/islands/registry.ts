import { createEnvironment, type Environment, type PageWindow } from '../environment/index.ts';
import { listen } from '../page/index.ts';
import type { Schema } from '../settings/index.ts';
import { type CommandQueue, createCommandQueue } from './createCommandQueue.ts';
import { createMountSet } from './createMountSet.ts';
import { type IslandDefinition, isPageWide, type MountRecord } from './defineIsland.ts';
import { tellFailure, watchErrors } from './errors.ts';
import { watchBody } from './watchBody.ts';

interface ContentWatcher {
  /** Called for new elements, and for elements that have gained a `data-hadaya` attribute. */
  arrived(root: ParentNode & Element): void;
  /** Called when all additions in a batch have been reported. */
  settled(): void;
  /**
   * Called after nodes have been removed from the document. `isNewPage` is true if a script has replaced the page's
   * content.
   */
  left(isNewPage: boolean): void;
}

/**
 * Watches the whole document with one observer until the signal aborts. Additions are reported in the same microtask,
 * removals two frames later, so that a node that is only moved keeps its island.
 */
function observeContent(environment: Environment, watcher: ContentWatcher, signal: AbortSignal): void {
  const { clock, document, window } = environment;
  const body = watchBody(window);
  let isCheckPlanned = false;
  const planCheck = () => {
    if (isCheckPlanned) return;
    isCheckPlanned = true;
    // Waits two frames, because the first may follow directly on the task that removed the node.
    clock.frame(
      () =>
        clock.frame(() => {
          isCheckPlanned = false;
          watcher.left(body.takeChanges());
        }, signal),
      signal,
    );
  };
  const observer = new window.MutationObserver((records) => {
    body.note(records);
    const arrived = new Set<Node>();
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes') arrived.add(target);
      for (const node of addedNodes) arrived.add(node);
      if (removedNodes.length > 0) planCheck();
    }
    // Skips a node inside another new node, because scanning the outer node also finds the inner one.
    for (const node of arrived) {
      const isInside = node.parentNode !== null && arrived.has(node.parentNode);
      if (node instanceof window.Element && node.isConnected && !isInside) watcher.arrived(node);
    }
    watcher.settled();
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-hadaya'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

declare const __HADAYA_VERSION__: string;

const REGISTRY_KEY = Symbol.for('hadaya.v1');

/** The islands of one page, shared by every copy of Hadaya that the page loads. */
export interface Registry {
  /** Version of the copy that loaded first and owns the registry. */
  readonly version: string;
  readonly environment: Environment;
  readonly commands: CommandQueue;
  /** Aborts when the registry closes; the signal for listeners that live as long as the page. */
  readonly signal: AbortSignal;
  /**
   * Registers an island and mounts it on each matching element, each in a separate task. A definition whose name is
   * already registered is ignored.
   */
  define(definition: IslandDefinition<Schema>): void;
  /** Mounts everything inside `root` that is not mounted yet. */
  scan(root?: ParentNode): void;
  /** Unmounts the islands on an element and inside it. */
  unmount(root: Element): void;
  /** Unmounts everything and stops watching, so that the page is as it was without Hadaya. */
  close(): void;
  /** Returns the mount records, including those of islands that failed. */
  list(): readonly MountRecord[];
}

function createRegistry(environment: Environment): Registry {
  const { document } = environment;
  const definitions = new Map<string, IslandDefinition<Schema>>();
  const watching = new AbortController();
  const { signal } = watching;
  const mounts = createMountSet(environment, signal);
  const scan = (root: ParentNode = document) => {
    for (const definition of definitions.values()) mounts.mountInside(definition, root, false);
  };
  const left = (isNewPage: boolean) => {
    mounts.drop(({ element, definition }) => !element.isConnected || (isNewPage && definition.scope === 'body'));
    for (const definition of definitions.values())
      if (isPageWide(definition)) mounts.mountInside(definition, document, false);
  };
  watchErrors(
    environment.window,
    (thrown) => tellFailure({ island: 'hadaya', target: document }, thrown, environment),
    {
      signal,
    },
  );
  observeContent(environment, { arrived: scan, settled: mounts.look, left }, signal);
  // The loader's tag has run again, or new settings have arrived, so existing elements may match now.
  listen(document, 'hadaya:look', () => scan(), { signal });

  return {
    version: __HADAYA_VERSION__,
    environment,
    signal,
    commands: createCommandQueue(environment),
    define(definition) {
      if (definitions.has(definition.name)) return;
      definitions.set(definition.name, definition);
      mounts.mountInside(definition, document, true);
    },
    scan,
    unmount: (root) => mounts.drop(({ element }) => root.contains(element)),
    close() {
      watching.abort();
      definitions.clear();
      mounts.drop(() => true);
    },
    list: mounts.list,
  };
}

/** Returns the registry of a page. The first copy of Hadaya creates it, and other copies share it. */
export function openRegistry(environment: Environment): Registry {
  const existing: Registry | undefined = Reflect.get(environment.window, REGISTRY_KEY);
  if (existing) return existing;
  const registry = createRegistry(environment);
  Object.defineProperty(environment.window, REGISTRY_KEY, { value: registry });
  return registry;
}

/** Registers an island on the page; a bundle has no other side effect. */
export function registerIsland<S extends Schema>(definition: IslandDefinition<S>, page: PageWindow = window): void {
  openRegistry(createEnvironment(page)).define(definition);
}
