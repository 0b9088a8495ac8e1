import type { Environment } from '../environment.ts';
import { asHadayaError } from '../errors.ts';
import { emit } from '../events/emit.ts';
import { type MountRecord, toFailure, writeState } from './mountRecord.ts';

function readReason(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/**
 * Contains a failure: the island lets go of everything (native markup works again), the page hears a cancelable
 * `hadaya:error`, and the owner gets one console line with what, why and how to fix. Siblings are untouched.
 */
export function failMount(record: MountRecord, thrown: unknown, environment: Environment): void {
  if (record.state === 'failed' || record.controller.signal.aborted) return;
  const { definition, element, controller } = record;
  const error = asHadayaError(
    thrown,
    'island_failed',
    `"${definition.name}" stopped: ${readReason(thrown)}. The page's own markup is used instead. ` +
      'Check the settings of this widget, then report the message below',
  );
  writeState(record, 'failed');
  controller.abort(error);
  const isUnhandled = emit(element, 'hadaya:error', toFailure(definition.name, error), { cancelable: true });
  if (isUnhandled) environment.logger.warn(`${error.message} (${error.code})`, error.cause);
}

/**
 * Reports what a listener, timer or promise of a mounted island has thrown: the page hears a cancelable `hadaya:error`,
 * the owner gets one console line. The island stays, for what it had drawn still works.
 */
export function tellFailure(
  { island, target }: { readonly island: string; readonly target: EventTarget },
  thrown: unknown,
  environment: Environment,
): void {
  const message = `"${island}" goes on after an error: ${readReason(thrown)}. Report this message`;
  const error = asHadayaError(thrown, 'callback_failed', message);
  const isUnhandled = emit(target, 'hadaya:error', toFailure(island, error), { cancelable: true });
  if (isUnhandled) environment.logger.warn(`${error.message} (${error.code})`, error.cause);
}
