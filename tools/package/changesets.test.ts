// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readChangesets } from '@changesets/read';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';

test('every changeset names our packages and their version bumps', async () => {
  const folders = readdirSync(resolve(REPOSITORY, 'packages'));
  const names = folders.map(
    (folder) => JSON.parse(readFileSync(resolve(REPOSITORY, 'packages', folder, 'package.json'), 'utf8')).name,
  );
  const notes = await readChangesets(REPOSITORY);
  const files = readdirSync(resolve(REPOSITORY, '.changeset')).filter((file) => file.endsWith('.md'));
  expect(notes).toHaveLength(files.length);
  for (const { id, releases, summary } of notes) {
    expect(releases.length, id).toBeGreaterThan(0);
    for (const { name, type } of releases) {
      expect(names, id).toContain(name);
      expect(['patch', 'minor', 'major'], id).toContain(type);
    }
    expect(summary.length, id).toBeGreaterThan(0);
  }
});
