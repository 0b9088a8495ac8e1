// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { readParity, renderParity } from './parity.ts';

it('docs/parity.md is generated from docs/parity.json', () => {
  expect(readFileSync(resolve(REPOSITORY, 'docs/parity.md'), 'utf8')).toBe(renderParity(readParity()));
});

it('every intended difference has a reason and existing screenshots', () => {
  for (const { page, node, reason, shots = [] } of readParity()) {
    expect(page === '*' || page.startsWith('/'), `page of ${node}`).toBe(true);
    expect(reason.length, `reason of ${node}`).toBeGreaterThan(20);
    for (const shot of shots) expect(existsSync(resolve(REPOSITORY, 'docs', shot)), shot).toBe(true);
  }
});
