import type { Environment, PageWindow } from '../environment/index.ts';
import { asHadayaError, type HadayaError } from '../environment/index.ts';
import { emit } from '../page/index.ts';
import { type IslandFailure, type MountRecord, writeState } from './defineIsland.ts';

interface FailureSource {
  readonly island: string;
  readonly target: EventTarget;
}

function readReason(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

function tell(
  { island, target }: FailureSource,
  { code, message, cause }: HadayaError,
  { logger }: Pick<Environment, 'logger'>,
): void {
  const failure: IslandFailure = { island, code, message, cause };
  if (emit(target, 'hadaya:error', failure, { cancelable: true })) logger.warn(`${message} (${code})`, cause);
}

/**
 * Contains a failure: the island releases all its resources (native markup works again), and the page receives a
 * cancelable `hadaya:error`. The owner gets one console line that says what happened, why, and how to fix it. Other
 * islands are unaffected.
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
 * Reports an error from a listener, timer or promise of a mounted island. The island stays mounted, because what it has
 * rendered still works.
 */
export function tellFailure(source: FailureSource, thrown: unknown, environment: Environment): void {
  const message = `"${source.island}" continues after an error: ${readReason(thrown)}`;
  tell(source, asHadayaError(thrown, 'callback_failed', message), environment);
}

/**
 * Returns the URL in the first stack frame that has one; the error's text is skipped, because it may contain URLs too.
 * Returns `undefined` for an error from evaluated code: Hadaya evaluates no code, so lower frames do not matter.
 */
function fileOf(thrown: unknown): string | undefined {
  const lines = thrown instanceof Error ? (thrown.stack ?? '').split('\n') : [];
  const frame = lines.find((line) => /^\s*at\s|@/.test(line) && /\beval\b|(?:https?|file):/.test(line)) ?? '';
  return /\beval\b/.test(frame) ? undefined : /(?:https?|file):[^\s)]+/.exec(frame)?.[0];
}

/** Returns the folder of this file, which all bundles share; empty in a script that is not a module. */
function ownFolder(): string {
  const { url = '' }: { readonly url?: string } = import.meta;
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * Catches otherwise unhandled errors from Hadaya's own files (React's event handlers and effects, promises) before any
 * listener that the page adds later receives them. Such errors are reported as Hadaya's and no longer count as the
 * page's. Errors from the page's own files remain the page's, even when Hadaya called those files.
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
