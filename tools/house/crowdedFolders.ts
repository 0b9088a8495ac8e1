import { dirname } from 'node:path';
import { isTestFile, type SourceFile } from '../checkLayers/problem.ts';

/** A folder with more than a reader takes in at a glance. */
export interface CrowdedFolder {
  readonly folder: string;
  readonly entries: number;
}

const MOST_ENTRIES = 12;
const SOURCE = /^packages\/(?!testing\/)[^/]+\/src\//;

/** Folders of the packages with more than twelve entries; a test belongs to what it tests and is not counted. */
export function findCrowdedFolders(files: readonly SourceFile[]): readonly CrowdedFolder[] {
  const entries = new Map<string, Set<string>>();
  for (const { path } of files) {
    if (!SOURCE.test(path) || isTestFile(path)) continue;
    for (let inner = path; SOURCE.test(inner); inner = dirname(inner)) {
      const folder = dirname(inner);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(inner));
    }
  }
  return [...entries]
    .map(([folder, inner]) => ({ folder, entries: inner.size }))
    .filter((one) => one.entries > MOST_ENTRIES)
    .sort((a, b) => b.entries - a.entries);
}
