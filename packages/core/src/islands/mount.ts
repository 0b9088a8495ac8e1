import { reportFailures } from '../contain.ts';
import type { Environment } from '../environment.ts';
import type { Schema } from '../settings/field.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { IslandDefinition } from './defineIsland.ts';
import { failMount, tellFailure } from './errors.ts';
import { removeLeftovers } from './leftovers.ts';
import { scheduleLoad } from './load/scheduleLoad.ts';
import { type MountRecord, writeState } from './mountRecord.ts';

function startMount(record: MountRecord, environment: Environment): void {
  const { definition, element, controller } = record;
  const { signal } = controller;
  const fail = (thrown: unknown) => failMount(record, thrown, environment);
  const finish = () => {
    if (!signal.aborted) writeState(record, 'mounted');
  };
  try {
    const { schema, globals = [], key = definition.name } = definition.settings;
    const { settings, problems } = readSettings(environment.window, { schema, globals, key }, element);
    for (const { path, message } of problems) environment.logger.warn(`${path}: ${message}`);
    const pending = definition.mount({ island: definition.name, element, settings, environment, signal, fail });
    if (pending instanceof Promise) pending.then(finish, fail);
    else finish();
  } catch (thrown) {
    fail(thrown);
  }
}

/**
 * Mounts one island on one element, when its load strategy says so. Never throws: a failure is contained.
 * Aborting the record's controller unmounts it.
 */
export function mountIsland(
  definition: IslandDefinition<Schema>,
  element: HTMLElement,
  environment: Environment,
): MountRecord {
  const record: MountRecord = { definition, element, controller: new AbortController(), state: 'loading' };
  const { signal } = record.controller;
  reportFailures(signal, (thrown) => tellFailure({ island: definition.name, target: element }, thrown, environment));
  removeLeftovers(element);
  writeState(record, 'loading');
  signal.addEventListener('abort', () => {
    if (record.state !== 'failed') element.removeAttribute('data-hadaya-state');
  });
  scheduleLoad(() => startMount(record, environment), definition.load, { element, environment, signal });
  return record;
}
