import type { HadayaError } from '../errors.ts';
import type { Schema } from '../settings/field.ts';
import type { IslandDefinition } from './defineIsland.ts';

/** One island on one element. */
export interface MountRecord {
  readonly definition: IslandDefinition<Schema>;
  readonly element: HTMLElement;
  readonly controller: AbortController;
  state: 'loading' | 'mounted' | 'failed';
}

/** Detail of the cancelable event `hadaya:error`; a listener that cancels it also silences the console line. */
export interface IslandFailure {
  readonly island: string;
  readonly code: string;
  readonly message: string;
  readonly cause: unknown;
}

/** Shows the state to style sheets. It is a mark only: the proof that an island is mounted is the registry's record. */
export function writeState(record: MountRecord, state: MountRecord['state']): void {
  record.state = state;
  if (record.definition.scope !== 'page') record.element.setAttribute('data-hadaya-state', state);
}

/** The failure as listeners see it. */
export function toFailure(island: string, { code, message, cause }: HadayaError): IslandFailure {
  return { island, code, message, cause };
}
