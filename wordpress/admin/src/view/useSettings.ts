import apiFetch from '@wordpress/api-fetch';
import { useEffect, useReducer } from '@wordpress/element';
import { changesOf, isChanged, type Kept, type Mistakes, reduceEditor, startEditor } from '../model/editor.ts';
import type { Values } from '../model/schema.ts';
import { ask } from '../saving.ts';
import type { StartData } from '../startData.ts';

/** Asks for confirmation before the user leaves the page with unsaved changes. */
export function useGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isNeeded]);
}

export function useSettings(start: StartData) {
  const [editor, send] = useReducer(reduceEditor, start.state, startEditor);
  const { kept } = editor;
  /** Saves the settings. Returns the errors if the server rejects them, otherwise undefined. */
  const save = async (revision: number, draft: Values = editor.draft): Promise<Mistakes | undefined> => {
    // Publishing updates the draft too, because otherwise the next save would revert it.
    if (draft !== editor.draft) send({ kind: 'draft', draft });
    send({ kind: 'ask' });
    const event = await ask('settings', { revision, settings: changesOf({ ...editor, draft }) }, 'saved', draft);
    send(event);
    return event.kind === 'refuse' ? event.mistakes : undefined;
  };
  const restore = async (to: number, isSure = false) => {
    if (isChanged(editor) && !isSure) return send({ kind: 'doubt', revision: to });
    send({ kind: 'ask' });
    send(await ask('settings/restore', { revision: kept.revision, to }, 'restored', editor.draft));
  };
  const move = async (source: string, widgets: readonly string[]): Promise<boolean> => {
    send({ kind: 'ask' });
    const event = await ask('move', { revision: kept.revision, source, widgets }, 'moved', editor.draft);
    send(event);
    return event.kind === 'keep';
  };
  // The server's current settings become a revision, so changes that were saved in another tab are not lost.
  const overwrite = async () => {
    const now = await apiFetch<Kept>({ path: '/hadaya/v1/settings' }).catch(() => kept);
    return save(now.revision);
  };
  return { editor, send, save, restore, move, overwrite };
}
