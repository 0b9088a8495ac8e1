/** `npx -y pnpm@12 run docs:neighbours`: writes docs/neighbours.md from docs/neighbours/results.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRows } from '@hadaya/e2e/journey/record';
import { REPOSITORY } from '../../vite/project.ts';
import { type Advice, neighboursPage } from './page.ts';

const inDocs = (name: string) => resolve(REPOSITORY, 'docs', name);
const advice = JSON.parse(readFileSync(inDocs('neighbours/advice.json'), 'utf8')) as Advice;
writeFileSync(inDocs('neighbours.md'), neighboursPage(readRows(inDocs('neighbours/results.json')), advice));
console.log('docs/neighbours.md written');
