import { useState } from '@wordpress/element';
import type { Editor, EditorEvent, Mistakes } from '../../model/editor.ts';
import { findRest } from '../../model/findRest.ts';
import { isUntouched } from '../../model/quickSetup.ts';
import type { Values } from '../../model/schema.ts';
import type { StartData } from '../../startData.ts';

/**
 * Checks whether a new owner sees the quick setup first. Users of another plugin see the move first; a URL with a hash,
 * such as `#widget`, opens the section with that name instead.
 */
const isFirst = ({ rival, movers, screen, state }: StartData) =>
  rival === '' &&
  movers.length === 0 &&
  screen === 'widget' &&
  window.location.hash === '' &&
  findRest('widget', state.settings) === undefined &&
  isUntouched(state.settings);

interface Settings {
  readonly editor: Editor;
  readonly send: (event: EditorEvent) => void;
  readonly save: (revision: number, draft: Values) => Promise<Mistakes | undefined>;
}

/** Opens and closes the quick setup. Skipping it leaves the draft unchanged. */
export function useQuickSetup(start: StartData, { editor, send, save }: Settings) {
  const [before, setBefore] = useState(() => (isFirst(start) ? start.state.settings : undefined));
  const onLive = async (settings: Values) => {
    const mistakes = await save(editor.kept.revision, settings);
    if (mistakes === undefined) setBefore(undefined);
    return mistakes;
  };
  const onSkip = () => {
    if (before) send({ kind: 'draft', draft: before });
    setBefore(undefined);
  };
  return { isOpen: before !== undefined, open: () => setBefore(editor.draft), onLive, onSkip };
}
