import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

/** A call that a page may make. */
export interface PageCommand {
  readonly name: string;
  readonly meaning: string;
}

/** Calls by `hadaya.q.push([name, …])`; a test holds the names against the sources. */
export const COMMANDS: readonly PageCommand[] = [
  { name: 'init', meaning: '`["init", { contact: { … } }]` adds settings, part by part, before the widgets start' },
  {
    name: 'contact.open',
    meaning: '`["contact.open", 0]` opens the list of a widget, `["contact.open", 0, "Contact_Us"]` a channel’s panel',
  },
  { name: 'contact.close', meaning: 'closes list and panel of a widget' },
  { name: 'contact.toggle', meaning: 'opens the list of a widget, or closes it' },
  { name: 'contact.show', meaning: 'shows a widget that waits for its triggers' },
  { name: 'contact.hide', meaning: 'takes a widget from the page' },
  { name: 'contact.on', meaning: '`["contact.on", "opened", function]` hears an event by its short name' },
  { name: 'contact.init', meaning: 'starts the widgets: after `autostart: false`, or again after `contact.destroy`' },
  { name: 'contact.destroy', meaning: 'takes all widgets from the page' },
  {
    name: 'swatches.click',
    meaning: '`["swatches.click", element]` tells of a tap that came before the file (see Swatches)',
  },
];

/** Functions that stand on `window.hadaya` once the widget has started. */
export const FUNCTIONS: readonly PageCommand[] = [
  {
    name: 'hadaya.contact.open / close / toggle / show / hide / on / init / destroy',
    meaning: 'the calls above as functions; `on` returns a function that ends it',
  },
  { name: 'hadaya.attribution.data()', meaning: 'what is recorded of the visit' },
  { name: 'hadaya.attribution.setTracking(on)', meaning: 'turns the records on, or deletes them' },
  { name: 'hadaya.attribution.channel()', meaning: 'promises `{ current, first }`: the marketing channels' },
];

/** Names that the sources define, for the test. */
export function definedCommands(): readonly string[] {
  const read = (path: string) => readFileSync(resolve(REPOSITORY, 'packages', path), 'utf8');
  const contact = read('contact-widget/src/calls/dom/publishCalls.ts');
  const [, listed = ''] = /const NAMES = \[(.*?)\]/s.exec(contact) ?? [];
  const [, more = ''] = /const api: .*? = \{(.*?)\};/s.exec(contact) ?? [];
  const names = [...`${listed} ${more}`.matchAll(/[a-z]+(?=[:',}]|\s*$| \})/g)].map(([name]) => name);
  const [, early = ''] = /EARLY_CLICK_COMMAND = '([\w.]+)'/.exec(read('swatches/src/legacy/installLegacyApi.ts')) ?? [];
  return [...names.filter((name) => name !== 'createOn').map((name) => `contact.${name}`), early];
}
