import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

const read = (path: string) => readFileSync(resolve(REPOSITORY, path), 'utf8');

/** Returns the command names that the sources define for `hadaya.q.push([name, …])`. */
export function definedCommands(): readonly string[] {
  const contact = read('packages/contact-widget/src/calls/dom/publishCalls.ts');
  const [, listed = ''] = /const NAMES = \[(.*?)\]/s.exec(contact) ?? [];
  const [, more = ''] = /const api: .*? = \{(.*?)\};/s.exec(contact) ?? [];
  const names = [...`${listed} ${more}`.matchAll(/[a-z]+(?=[:',}]|\s*$| \})/g)].map(([name]) => name);
  const [, early = ''] =
    /EARLY_CLICK_COMMAND = '([\w.]+)'/.exec(read('packages/swatches/src/legacy/installLegacyApi.ts')) ?? [];
  return [...names.filter((name) => name !== 'createOn').map((name) => `contact.${name}`), early];
}

export function describedCommands(): readonly string[] {
  const [table = ''] = read('docs/reference/commands.md').split('## Functions');
  return [...table.matchAll(/^\| `([\w.]+)`/gm)].map(([, name = '']) => name);
}
