import apiFetch from '@wordpress/api-fetch';
import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readRefusal } from '../../model/refusal.ts';
import { explainRefusal } from '../../saving.ts';

export interface MessageCount {
  readonly all: number;
  readonly copied: number;
}

/**
 * Returns functions that copy Chaty's messages and remove the copies. Copying sends requests for up to a hundred
 * messages each, until all are copied or a request adds none.
 */
function useCopies(start: MessageCount) {
  const [count, setCount] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const ask = async (path: string) =>
    apiFetch<MessageCount>({ path: `/hadaya/v1/move/messages${path}`, method: 'POST' });
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    try {
      await work();
    } catch (error) {
      setRefusal(explainRefusal(readRefusal(error)));
    }
    setBusy(false);
  };
  const copy = async () => {
    for (let before = count; ; ) {
      const now = await ask('');
      setCount(now);
      if (now.copied >= now.all || now.copied <= before.copied) return;
      before = now;
    }
  };
  const undo = async () => setCount(await ask('/undo'));
  return { count, isBusy, refusal, copy: () => void run(copy), undo: () => void run(undo) };
}

/** Shows how many of Chaty's messages have been copied, with buttons that copy them and remove the copies. */
export function MoveMessages({ start, list }: { readonly start: MessageCount; readonly list: string }) {
  const { count, isBusy, refusal, copy, undo } = useCopies(start);
  const { all, copied } = count;
  return (
    <div>
      <h3>{__('Messages', 'hadaya')}</h3>
      <p role="status">
        {all === 0
          ? __('No Chaty messages found in this site’s database.', 'hadaya')
          : // translators: 1: number of messages, 2: number of copied messages.
            sprintf(__('Messages in Chaty: %1$d. Copied to Hadaya: %2$d.', 'hadaya'), all, copied)}
      </p>
      {refusal !== '' && (
        <Notice status="error" isDismissible={false}>
          {refusal}
        </Notice>
      )}
      <p>
        {all > 0 && (
          <Button
            variant="secondary"
            isBusy={isBusy}
            aria-disabled={isBusy || copied >= all}
            onClick={() => copied < all && copy()}
          >
            {__('Copy messages', 'hadaya')}
          </Button>
        )}{' '}
        {copied > 0 && (
          <Button variant="tertiary" aria-disabled={isBusy} onClick={undo}>
            {__('Move copies to Trash', 'hadaya')}
          </Button>
        )}{' '}
        {copied > 0 && (
          <Button variant="tertiary" href={list}>
            {__('Open inbox', 'hadaya')}
          </Button>
        )}
      </p>
    </div>
  );
}
