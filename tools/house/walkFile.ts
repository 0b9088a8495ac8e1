import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../vite/project.ts';

const FILE = resolve(REPOSITORY, 'test-results/swatch-walk.json');

/** Keeps the files that a tap on a swatch ran through. */
export function writeWalk(files: readonly string[]): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(files));
}

/** The files of the last walk on this machine; `undefined` when none was taken. */
export function readWalk(): readonly string[] | undefined {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : undefined;
}
