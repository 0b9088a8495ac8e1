import { fillText } from '@hadaya/core';
import { type ReactNode, useEffect, useState } from 'react';
import { OtherWays } from '../view/lost/OtherWays.tsx';
import { useFormShare } from '../view/panels/form/FormContext.ts';
import { useLetter } from '../view/panels/form/useLetter.ts';
import { useWidget } from '../view/WidgetModel.ts';
import type { SendingFailure } from './explainFailure.ts';

/** A waiting time in the words of the page's language: "10 minutes". */
function formatWait(seconds: number, language: string): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  try {
    return new Intl.NumberFormat(language || 'en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  } catch {
    return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  }
}

/** What is said about a failure, beside the fact that the message was not sent. */
function useReason(failure: SendingFailure): string {
  const { page } = useWidget();
  const { texts, effects } = useFormShare();
  const [isBack, setBack] = useState(false);
  const { reason } = failure;
  useEffect(() => {
    const drawn = new AbortController();
    if (reason === 'offline') effects.watchOnline(page, () => setBack(true), drawn.signal);
    return () => drawn.abort();
  }, [page, effects, reason]);
  if (reason === 'offline') return isBack ? texts.online : texts.offline;
  if (reason === 'too-large') return texts.filesTooLarge;
  if (reason !== 'busy') return texts.kept;
  const { message, waitSeconds } = failure;
  if (message !== '') return `${message} ${texts.kept}`;
  if (waitSeconds === undefined) return texts.busy;
  return fillText(texts.busyFor, {
    wait: formatWait(waitSeconds, page.context.environment.document.documentElement.lang),
  });
}

/** The notice of ours about a form that did not reach the server: outside the slots that belong to the server. */
export function FailureNotice({ failure }: { readonly failure: SendingFailure }): ReactNode {
  const { form, texts, channel } = useFormShare();
  const letter = useLetter();
  const why = useReason(failure);
  return (
    <div className="chaty-not-sent" role="alert" tabIndex={-1} data-notice="">
      <strong>{texts.notSent}</strong> <span>{why}</span>
      <div>
        <button type="button" className="chaty-plain-button" onClick={form.submit}>
          {texts.tryAgain}
        </button>
      </div>
      <OtherWays except={channel.slug} message={letter} />
    </div>
  );
}
