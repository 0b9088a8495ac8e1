import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readRefusal } from '../../model/refusal.ts';
import { tellBroken } from '../../view/tellBroken.ts';
import type { Range, Report } from '../model/Report.ts';

/** What there is of a report. The one before stays while the next is on its way. */
export interface Loading {
  readonly report: Report | undefined;
  readonly isBusy: boolean;
  /** What somebody reads where the last call has failed; empty elsewhere. */
  readonly failure: string;
  readonly retry: () => void;
}

function explain(error: unknown): string {
  const { kind, message } = readRefusal(error);
  if (kind === 'invalid') return message;
  if (kind === 'stranger')
    return __(
      'You are not logged in any more, or may not see the statistics. Log in in another tab, then try again.',
      'hadaya',
    );
  if (kind === 'unreachable')
    return __('The site cannot be reached. Look at your connection, then try again.', 'hadaya');
  if (kind === 'broken') return tellBroken();
  return `${__('The site’s REST interface does not let this through. Allow “hadaya/v1” in the plugin that has switched it off, then try again.', 'hadaya')} ${message}`.trim();
}

/** Asks the server for what was counted on these days. */
export function useReport({ from, to }: Range): Loading {
  const [report, setReport] = useState<Report>();
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setBusy(true);
    setFailure('');
    apiFetch<Report>({ path: `/hadaya/v1/statistics?from=${from}&to=${to}` })
      .then((found) => isWanted && setReport(found))
      .catch((error: unknown) => isWanted && setFailure(explain(error)))
      .finally(() => isWanted && setBusy(false));
    return () => {
      isWanted = false;
    };
  }, [from, to, attempt]);
  return { report, isBusy, failure, retry: () => setAttempt(attempt + 1) };
}
