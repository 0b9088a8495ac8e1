import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Duplicates a tree with hard links; only for files that are replaced and never modified in place. */
export function linkTree(source: string, target: string, isSkipped: (path: string) => boolean): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = resolve(source, entry.name);
    if (isSkipped(from)) continue;
    const to = resolve(target, entry.name);
    if (entry.isDirectory()) linkTree(from, to, isSkipped);
    else linkFile(from, to);
  }
}
