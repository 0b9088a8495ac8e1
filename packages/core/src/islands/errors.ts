import type { Environment, PageWindow } from '../environment/index.ts';
import { asHadayaError, type HadayaError } from '../environment/index.ts';
import { emit } from '../page/index.ts';
import { type IslandFailure, type MountRecord, writeState } from './defineIsland.ts';

/** Whose failure it is, and where its event starts. */
interface FailurePlace {
  readonly island: string;
  readonly target: EventTarget;
}

function readReason(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Tells the page by a cancelable `hadaya:error`, and the owner by a console line unless a listener has cancelled it. */
function tell(
  { island, target }: FailurePlace,
  { code, message, cause }: HadayaError,
  { logger }: Pick<Environment, 'logger'>,
): void {
  const failure: IslandFailure = { island, code, message, cause };
  if (emit(target, 'hadaya:error', failure, { cancelable: true })) logger.warn(`${message} (${code})`, cause);
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
    `"${definition.name}" stopped: ${readReason(thrown)}. The page's own markup is used instead. Check its settings`,
  );
  writeState(record, 'failed');
  controller.abort(error);
  tell({ island: definition.name, target: element }, error, environment);
}

/**
 * Reports what a listener, timer or promise of a mounted island has thrown. The island stays, for what it had drawn still
 * works.
 */
export function tellFailure(place: FailurePlace, thrown: unknown, environment: Environment): void {
  const message = `"${place.island}" continues after an error: ${readReason(thrown)}`;
  tell(place, asHadayaError(thrown, 'callback_failed', message), environment);
}

/**
 * The address in the first frame of a stack that names one; the text of the error before the frames may hold addresses
 * too. Nothing where evaluated code threw: none of ours is evaluated, whoever stands below it.
 */
function fileOf(thrown: unknown): string | undefined {
  const lines = thrown instanceof Error ? (thrown.stack ?? '').split('\n') : [];
  const frame = lines.find((line) => /^\s*at\s|@/.test(line) && /\beval\b|(?:https?|file):/.test(line)) ?? '';
  return /\beval\b/.test(frame) ? undefined : /(?:https?|file):[^\s)]+/.exec(frame)?.[0];
}

/** Folder of the file that runs this: our bundles lie in one. Empty in a script that is no module. */
function ownFolder(): string {
  const { url = '' }: { readonly url?: string } = import.meta;
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * Catches what our own files throw outside of every other care (event handlers and effects of React, promises that
 * nobody waits for) before the page's listeners that come later: it is reported and not the page's error any more.
 * What a file of the host throws, also when we call it, is the host's.
 */
export function watchErrors(
  page: PageWindow,
  report: (thrown: unknown) => void,
  { signal, folder = ownFolder() }: { readonly signal: AbortSignal; readonly folder?: string },
): void {
  const take = (event: Event) => {
    const { error, reason } = Object(event);
    const thrown: unknown = error ?? reason;
    if (folder === '' || !fileOf(thrown)?.startsWith(folder)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report(thrown);
  };
  for (const type of ['error', 'unhandledrejection']) page.addEventListener(type, take, { signal, capture: true });
}
