import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../vite/project.ts';
import { findPhp } from '../wordpress/findPhp.ts';
import { readHooks } from './reference/readPlugin.ts';

const recipe = (name: string) => readFileSync(resolve(REPOSITORY, 'docs/recipes', name), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.slice(1).join(' '));

test('the hooks recipe names existing actions and filters', () => {
  const ours = readHooks().map(({ kind, name }) => `${kind} ${name}`);
  const used = matches(recipe('hooks.md'), /add_(action|filter)\( '(hadaya_\w+)'/g);
  expect(used).toHaveLength(4);
  expect(used.filter((hook) => !ours.includes(hook))).toEqual([]);
});

test('the hooks recipe’s PHP is valid', ({ skip }) => {
  const php = findPhp();
  if ('missing' in php) return skip(php.missing);
  for (const code of matches(recipe('hooks.md'), /```php\n([\s\S]*?)```/g))
    execFileSync(php.command, ['-l'], { input: `<?php\n${code}`, stdio: ['pipe', 'ignore', 'inherit'] });
});

test('the states recipe names only properties and states that exist', () => {
  const sources = globSync('packages/*/src/**/*.{css,ts,tsx}', { cwd: REPOSITORY })
    .map((file) => readFileSync(resolve(REPOSITORY, file), 'utf8'))
    .join('\n');
  const names = matches(recipe('states.md'), /(--(?:hadaya|wvs)-[\w-]+|data-hadaya-\w+(?==))/g);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !sources.includes(name))).toEqual([]);
});
