import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { BundlePlan } from './plans.ts';
import { REPOSITORY } from './project.ts';

type Context = Rolldown.ChunkingContext;

/** Everything that a module imports statically, itself included. */
function closureOf(module: string, context: Context): ReadonlySet<string> {
  const found = new Set([resolve(REPOSITORY, module)]);
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const START = 'start';

/** Which file holds a module: the start, or the first part of the plan that needs it. */
function readPlaces({ entry, parts = {} }: BundlePlan, context: Context): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const [name, module] of [[START, entry], ...Object.entries(parts)] as const) {
    for (const id of closureOf(module, context)) if (!places.has(id)) places.set(id, name);
  }
  return places;
}

/**
 * What starts a bundle is one file. Then each part of the plan is one, without what an earlier one holds. What several of
 * the other lazy files need is one more, not a small file for each set of users.
 */
export function chunkGroups(plan: BundlePlan): Rolldown.CodeSplittingGroup[] {
  let places: ReadonlyMap<string, string> | undefined;
  const placeOf = (id: string, context: Context) => {
    places ??= readPlaces(plan, context);
    return places.get(id);
  };
  return [
    {
      debugName: 'start and parts',
      priority: 2,
      name(id, context) {
        const place = placeOf(id, context);
        return place === START && !plan.isWhole ? null : (place ?? null);
      },
    },
    {
      debugName: 'shared',
      priority: 1,
      minShareCount: 2,
      name: (id, context) => (placeOf(id, context) ? null : 'shared'),
    },
  ];
}
