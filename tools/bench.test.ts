import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from './vite/project.ts';

const FOLDER = resolve(REPOSITORY, 'bench');
const BENCHES = readdirSync(FOLDER).filter((name) => existsSync(resolve(FOLDER, name, 'run.ts')));

test.each(BENCHES)('the %s benchmark loads', { timeout: 60_000 }, async (name) => {
  const { default: bench } = await import(resolve(FOLDER, name, 'run.ts'));
  expect(bench).toBeTypeOf('function');
});
