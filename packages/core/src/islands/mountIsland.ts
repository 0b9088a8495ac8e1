import type { Environment } from '../environment/index.ts';
import { reportFailures } from '../environment/index.ts';
import type { AttributeValues } from '../page/index.ts';
import type { Schema } from '../settings/index.ts';
import { isSpoken, readSettings } from '../settings/index.ts';
import { type IslandDefinition, type MountRecord, writeState } from './defineIsland.ts';
import { failMount, tellFailure } from './errors.ts';

const ROOT_ATTRIBUTE = 'data-hadaya-root';
const ownRoots = new WeakSet<Element>();

/**
 * Marks a node as rendered by Hadaya, for style sheets and the clean-up of clones. If Hadaya has strings in the page's
 * language, the mark also makes translation plugins skip the node, because they would mistake Hadaya's strings for shop
 * text in the wrong language.
 */
export function markOwnRoot(root: Element, island: string): void {
  root.setAttribute(ROOT_ATTRIBUTE, island);
  if (isSpoken(root.ownerDocument.documentElement)) root.setAttribute('data-no-translation', '');
  ownRoots.add(root);
}

/**
 * Creates an empty node owned by Hadaya, for a React tree, a font or a captcha. Without `island`, as for the shop's own
 * text, the node is not marked.
 */
export function createOwnRoot(
  page: Document,
  tag: 'div' | 'span' | 'p' | 'li' | 'td' | 'link' | 'script',
  island: string | undefined,
  attributes: AttributeValues,
): HTMLElement {
  const container = page.createElement(tag);
  if (island) markOwnRoot(container, island);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) container.setAttribute(name, value);
  return container;
}

/**
 * Removes Hadaya's nodes from a copy of a mounted element, because page builders clone initialised markup and no island
 * owns the copied nodes.
 */
function removeLeftovers(element: Element): void {
  for (const root of element.querySelectorAll(`[${ROOT_ATTRIBUTE}]`)) if (!ownRoots.has(root)) root.remove();
}

/**
 * Mounts one island on one element. Never throws: a failure is contained. Aborting the record's controller unmounts the
 * island.
 */
export function mountIsland(
  definition: IslandDefinition<Schema>,
  element: HTMLElement,
  environment: Environment,
): MountRecord {
  const record: MountRecord = { definition, element, controller: new AbortController(), state: 'loading' };
  const { signal } = record.controller;
  const { name: island, settings: source, hydration } = definition;
  const fail = (thrown: unknown) => failMount(record, thrown, environment);
  const finish = () => {
    if (!signal.aborted) writeState(record, 'mounted');
  };
  reportFailures(signal, (thrown) => tellFailure({ island, target: element }, thrown, environment));
  removeLeftovers(element);
  writeState(record, 'loading');
  signal.addEventListener('abort', () => {
    if (record.state !== 'failed') element.removeAttribute('data-hadaya-state');
  });
  try {
    const { settings, problems } = readSettings(environment.window, { key: island, ...source }, element);
    for (const { path, message } of problems) environment.logger.warn(`${path}: ${message}`);
    const context = { island, element, settings, environment, signal, fail, ...(hydration && { hydration }) };
    const pending = definition.mount(context);
    if (pending instanceof Promise) pending.then(finish, fail);
    else finish();
  } catch (thrown) {
    fail(thrown);
  }
  return record;
}
