import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Row, readRows } from '@hadaya/e2e/journey/record';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../vite/project.ts';
import { neighboursPage } from './page.ts';

const inDocs = (name: string) => resolve(REPOSITORY, 'docs', name);

const row: Row = {
  name: 'Some Cache',
  version: '1.2',
  kind: 'cache',
  slug: 'some-cache:fast',
  preset: 'Fast',
  frontend: 'plugins',
  date: '2026-11-26',
  green: 66,
  steps: 66,
  shift: 0.2,
  failed: [],
};

test('lists each tested plugin in one line with both results, its version and its preset', () => {
  const page = neighboursPage([row, { ...row, frontend: 'hadaya', green: 114, steps: 114, shift: 0.001 }], {});
  expect(page).toContain('| Some Cache 1.2 | Fast | all 66 | all 114 | 0.200 → 0.001 | 2026-11-26 |');
});

test('reports a row whose kind has no heading', () => {
  expect(() => neighboursPage([{ ...row, kind: 'shop' }], {})).toThrow(/Some Cache.*"shop".*woocommerce/);
});

test('separates failures that occur only with our scripts from those that also occur without them', () => {
  const failed = [
    'menu: a submenu opens: not within 12 s',
    'contact: the form is sent: gone',
    'contact: a channel opens: gone',
  ];
  const rows = [
    { ...row, green: 65, failed: failed.slice(0, 1) },
    { ...row, frontend: 'hadaya', green: 63, failed },
  ];
  const page = neighboursPage(rows, { 'some-cache': 'Empty its cache once.' });
  expect(page).toContain(
    '- **Some Cache** (Fast): Empty its cache once. Steps that fail only with Hadaya: contact – the form is sent, a channel opens. Steps that fail with and without Hadaya: menu – a submenu opens.',
  );
});

test('generates the committed page from the recorded results', () => {
  const advice = JSON.parse(readFileSync(inDocs('neighbours/advice.json'), 'utf8'));
  const page = neighboursPage(readRows(inDocs('neighbours/results.json')), advice);
  expect(readFileSync(inDocs('neighbours.md'), 'utf8')).toBe(page);
});
