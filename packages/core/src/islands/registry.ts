import type { Environment } from '../environment.ts';
import type { Schema } from '../settings/field.ts';
import { type CommandQueue, createCommandQueue } from './commands.ts';
import type { IslandDefinition } from './defineIsland.ts';
import { tellFailure } from './errors.ts';
import type { MountRecord } from './mountRecord.ts';
import { createMountSet } from './mountSet.ts';
import { observeContent } from './observe.ts';
import { watchErrors } from './watchErrors.ts';

const REGISTRY_KEY = Symbol.for('hadaya.v1');

/** The islands of one page, shared by every copy of Hadaya that the page loads. */
export interface Registry {
  /** Version of the copy that came first and rules the page. */
  readonly version: string;
  readonly environment: Environment;
  readonly commands: CommandQueue;
  /** Registers an island and mounts it wherever it matches. A name that is taken is ignored. */
  define(definition: IslandDefinition<Schema>): void;
  /** Mounts everything inside `root` that is not mounted yet. */
  scan(root?: ParentNode): void;
  /** Unmounts the islands on an element and inside it. */
  unmount(root: Element): void;
  /** Unmounts everything and stops watching: the page is as if Hadaya had never been there. */
  close(): void;
  /** What is mounted now. */
  list(): readonly MountRecord[];
}

function createRegistry(environment: Environment, version: string): Registry {
  const { document } = environment;
  const definitions = new Map<string, IslandDefinition<Schema>>();
  const watching = new AbortController();
  const { signal } = watching;
  const mounts = createMountSet(environment, signal);
  const scan = (root: ParentNode = document) => {
    for (const definition of definitions.values()) mounts.mountInside(definition, root);
  };
  const left = () => mounts.drop(({ element }) => !element.isConnected);
  watchErrors(
    environment.window,
    (thrown) => tellFailure({ island: 'hadaya', target: document }, thrown, environment),
    {
      signal,
    },
  );
  observeContent(environment, { arrived: scan, left }, signal);

  return {
    version,
    environment,
    commands: createCommandQueue(environment),
    define(definition) {
      if (definitions.has(definition.name)) return;
      definitions.set(definition.name, definition);
      mounts.mountInside(definition, document);
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

/** Registries that have told the owner of this copy; each island of the copy asks. */
const told = new WeakSet<Registry>();

/**
 * The registry of a page. The first copy of Hadaya creates it; a copy of the same version shares it; a copy of
 * another version gets `undefined` after one console line and must stay silent.
 */
export function openRegistry(environment: Environment, version: string): Registry | undefined {
  const existing: Registry | undefined = Reflect.get(environment.window, REGISTRY_KEY);
  if (!existing) {
    const registry = createRegistry(environment, version);
    Object.defineProperty(environment.window, REGISTRY_KEY, { value: registry });
    return registry;
  }
  if (existing.version === version) return existing;
  if (told.has(existing)) return undefined;
  told.add(existing);
  environment.logger.warn(
    `version ${version} stays silent because version ${existing.version} is on this page already. Remove one of the two script tags`,
  );
  return undefined;
}
