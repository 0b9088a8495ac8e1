// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { readParity, renderParity } from './parity.ts';

it('docs/parity.md says what docs/parity.json holds', () => {
  expect(readFileSync(resolve(REPOSITORY, 'docs/parity.md'), 'utf8')).toBe(renderParity(readParity()));
});

it('every difference on purpose has its reason, and screenshots that exist', () => {
  for (const { page, node, reason, shots = [] } of readParity()) {
    expect(page === '*' || page.startsWith('/'), `page of ${node}`).toBe(true);
    expect(reason.length, `reason of ${node}`).toBeGreaterThan(20);
    for (const shot of shots) expect(existsSync(resolve(REPOSITORY, 'docs', shot)), shot).toBe(true);
  }
});
