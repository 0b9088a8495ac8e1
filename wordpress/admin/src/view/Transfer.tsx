import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { saveFile } from '../dom/saveFile.ts';
import type { Editor } from '../model/editor.ts';
import { countDraftChanges, findDraftChanges } from '../model/findDraftChanges.ts';
import type { Values } from '../model/schema.ts';
import { readFile, writeFile } from '../model/transfer.ts';
import type { StartData } from '../startData.ts';

interface TransferProps {
  readonly start: StartData;
  readonly editor: Editor;
  readonly onDraft: (draft: Values) => void;
}

/** Returns a message about the imported file, and the file's draft if the file is valid. */
function tell(start: StartData, kept: Values, text: string): { readonly message: string; readonly draft?: Values } {
  const file = readFile(text, start.schema, kept);
  if (file.kind === 'unreadable')
    return { message: __('This file is not valid JSON. Choose a settings file exported from Hadaya.', 'hadaya') };
  if (file.kind === 'foreign')
    return {
      message: __('This file contains no Hadaya settings. Choose a settings file exported from Hadaya.', 'hadaya'),
    };
  const count = countDraftChanges(findDraftChanges(kept, file.draft));
  const sentences = [
    count === 0
      ? __('The file matches your current settings.', 'hadaya')
      : // translators: %d: number of changed settings.
        sprintf(
          _n(
            'The file changes %d setting. Review the change, then save or discard it.',
            'The file changes %d settings. Review the changes, then save or discard them.',
            count,
            'hadaya',
          ),
          count,
        ),
    ...(file.unknown.length > 0
      ? [
          sprintf(
            /* translators: %s: names of settings. */ __(
              'Settings ignored because this version does not support them: %s',
              'hadaya',
            ),
            file.unknown.join(', '),
          ),
        ]
      : []),
  ];
  return { message: sentences.join(' '), draft: file.draft };
}

/** Exports settings to a file, and imports settings from a file. */
export function Transfer({ start, editor, onDraft }: TransferProps) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');
  const { settings } = editor.kept;
  const take = async (file: File | undefined) => {
    if (!file) return;
    // A file that was deleted or cannot be read counts as empty.
    const text = await file.text().catch(() => '');
    const { message: sentence, draft } = tell(start, settings, text);
    setMessage(sentence);
    if (draft) onDraft(draft);
    if (input.current) input.current.value = '';
  };
  return (
    <details className="hadaya-fold">
      <summary>{__('Import and export', 'hadaya')}</summary>
      <p>
        {__(
          'Export all settings to a file, then import it on another site. Secret keys and messages are not included.',
          'hadaya',
        )}
      </p>
      <p>
        <Button
          variant="secondary"
          onClick={() => saveFile('hadaya-settings.json', writeFile(settings, start.version))}
        >
          {__('Export settings', 'hadaya')}
        </Button>{' '}
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {__('Import settings', 'hadaya')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={__('Settings file', 'hadaya')}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </p>
      <p role="status">{message}</p>
    </details>
  );
}
