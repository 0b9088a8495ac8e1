import apiFetch from '@wordpress/api-fetch';
import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readRefusal } from '../model/refusal.ts';
import type { Values } from '../model/schema.ts';
import { explainRefusal } from '../saving.ts';

function explain(problem: string): string {
  if (problem === '') return __('Test delivered.', 'hadaya');
  return sprintf(
    // translators: %s: error message.
    __('Test failed: %s. Check these settings and the service you are connecting to, then try again.', 'hadaya'),
    problem.replace(/\.$/, ''),
  );
}

/** A button that sends a test with the entered values, saved or not, and shows the result. */
export function TestButton({ path, values }: { readonly path: string; readonly values: Values }) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState('');
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(__('Sending test…', 'hadaya'));
    try {
      const { problem } = await apiFetch<{ readonly problem: string }>({
        path: `/hadaya/v1/${path}`,
        method: 'POST',
        data: values,
      });
      setOutcome(explain(problem));
    } catch (error) {
      setOutcome(explainRefusal(readRefusal(error)));
    }
    setBusy(false);
  };
  return (
    <div>
      <Button variant="secondary" isBusy={isBusy} aria-disabled={isBusy} onClick={() => void send()}>
        {__('Send test', 'hadaya')}
      </Button>
      <p role="status">{outcome}</p>
    </div>
  );
}
