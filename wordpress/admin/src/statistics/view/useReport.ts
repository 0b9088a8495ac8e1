import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readRefusal } from '../../model/refusal.ts';
import { tellBroken } from '../../view/tellBroken.ts';
import type { Range, Report } from '../model/Report.ts';

/** A report and the status of its request. The previous report stays while the next one loads. */
export interface Loading {
  readonly report: Report | undefined;
  readonly isBusy: boolean;
  /** Error message from a failed call; empty otherwise. */
  readonly failure: string;
  readonly retry: () => void;
}

function explain(error: unknown): string {
  const { kind, message } = readRefusal(error);
  if (kind === 'invalid') return message;
  if (kind === 'stranger')
    return __(
      'Your session has expired or you are not allowed to see statistics. Log in again in another tab, then try again.',
      'hadaya',
    );
  if (kind === 'unreachable')
    return __('Could not connect to the site. Check your connection, then try again.', 'hadaya');
  if (kind === 'broken') return tellBroken();
  return `${__('A plugin is blocking the REST API. Allow “hadaya/v1” in that plugin, then try again.', 'hadaya')} ${message}`.trim();
}

/** Requests the report for a range. Ignores the response if the range has changed since. */
export function useReport({ from, to }: Range): Loading {
  const [report, setReport] = useState<Report>();
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState('');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setBusy(true);
    setFailure('');
    apiFetch<Report>({ path: `/hadaya/v1/statistics?from=${from}&to=${to}` })
      .then((found) => isCurrent && setReport(found))
      .catch((error: unknown) => isCurrent && setFailure(explain(error)))
      .finally(() => isCurrent && setBusy(false));
    return () => {
      isCurrent = false;
    };
  }, [from, to, attempt]);
  return { report, isBusy, failure, retry: () => setAttempt(attempt + 1) };
}
