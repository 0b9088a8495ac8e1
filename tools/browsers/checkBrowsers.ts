import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Check } from '../test/step.ts';
import { DIST_FOLDER, REPOSITORY } from '../vite/project.ts';
import { ACCEPTED } from './accepted.ts';
import { type Finding, findInScript } from './scripts.ts';
import { findInStyle } from './styles.ts';

const NOT_SHIPPED = /^packages\/testing\/|\.test\.|\/testing\//;

/**
 * Matches a member declaration: a name before its type (`say: (line) => void`), or a method with its body (`say(line):
 * void {`).
 */
const OWN_MEMBER = /\b(\w+)\??(?:<[^>()]*>)?(?:: |\(.*\): .*[;{]$)/gm;

/** Matches an at-rule in a string, for rules that scripts generate. */
const WRITTEN_RULE = /@(?:scope|container|layer|property|starting-style|supports)\b(?=[^`'"]*\{)/g;

type File = readonly [path: string, text: string];

function findInSource(path: string, text: string, mayBeOwn: (member: string) => boolean): Finding[] {
  if (path.endsWith('.css')) return findInStyle(text);
  // A script guards a rule by testing for its class, such as `CSSScopeRule` for `@scope`.
  const isGuarded = (rule: string) => text.toLowerCase().includes(`css${rule.slice(1).replace('-', '')}rule`);
  const rules = [...text.matchAll(WRITTEN_RULE)].map(([rule]) => rule).filter((rule) => !isGuarded(rule));
  const written = rules.flatMap((rule) => findInStyle(`${rule} {}`));
  return [...findInScript(path, text, mayBeOwn), ...written];
}

const problemsOf = (files: readonly File[], find: (path: string, text: string) => readonly Finding[]): string[] =>
  files.flatMap(([path, text]) =>
    find(path, text)
      .filter(({ name }) => ![name, ...name.split(':', 1)].some((part) => part in ACCEPTED))
      .map(({ name, lacking }) => `${path} uses ${name}, which ${lacking.join(', ')} lack: guard it in the same file`),
  );

function builtFiles(): File[] {
  const names = existsSync(DIST_FOLDER) ? readdirSync(DIST_FOLDER).filter((name) => /\.(js|css)$/.test(name)) : [];
  return names.map((name) => [name, readFileSync(resolve(DIST_FOLDER, name), 'utf8')]);
}

export function checkBrowsers(): Check[] {
  const files = globSync('packages/*/src/**/*.{ts,tsx,css}', { cwd: REPOSITORY })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_SHIPPED.test(path))
    .map((path): File => [path, readFileSync(resolve(REPOSITORY, path), 'utf8')]);
  const own = new Set(files.flatMap(([, text]) => [...text.matchAll(OWN_MEMBER)].map(([, name = '']) => name)));
  return [
    {
      name: 'sources use only features of all supported browsers',
      problems: problemsOf(files, (path, text) => findInSource(path, text, (member) => own.has(member))),
    },
    {
      name: 'built files use only features of all supported browsers',
      problems: problemsOf(builtFiles(), (path, text) =>
        path.endsWith('.css') ? findInStyle(text) : findInScript(path, text),
      ),
    },
  ];
}
