import { fillText, readLanguage } from '@hadaya/core';
import { type ReactNode, useMemo, useState } from 'react';
import { OtherWays, useList } from '../../panel/index.ts';
import { nameField } from '../model/FormField.ts';
import type { FormState, SendingFailure } from '../model/formState.ts';
import { useFormShare } from './FormContext.ts';
import { useWhenOnline } from './useWhenOnline.ts';

/** Returns the unsent message as text, to be sent through another channel. */
function useLetter(): string {
  const { form } = useFormShare();
  const { fields } = form.design;
  const { texts } = form.state.values;
  return fields.flatMap(({ key, label }) => (texts[key] ? [`${label}: ${texts[key]}`] : [])).join('\n');
}

/** Formats a waiting time in the page's language, such as "10 minutes". */
function formatWait(seconds: number, language: string): string {
  const [count, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

function useReason(failure: SendingFailure): string {
  const { page } = useList();
  const { texts } = useFormShare();
  const [isBack, setBack] = useState(false);
  const { reason } = failure;
  useWhenOnline(reason === 'offline', () => setBack(true));
  if (reason === 'offline') return isBack ? texts.online : texts.offline;
  if (reason === 'too-large') return texts.filesTooLarge;
  if (reason === 'trapped') return texts.trapped;
  if (reason !== 'busy') return texts.kept;
  const { message, waitSeconds } = failure;
  if (message !== '') return `${message} ${texts.kept}`;
  if (waitSeconds === undefined) return texts.busy;
  return fillText(texts.busyFor, {
    wait: formatWait(waitSeconds, readLanguage(page.context.element)),
  });
}

/** The notice for a failed submission, rendered outside the slots for the server's own messages. */
function FailureNotice({ failure }: { readonly failure: SendingFailure }): ReactNode {
  const { form, texts, channel } = useFormShare();
  const letter = useLetter();
  const why = useReason(failure);
  return (
    <div className="chaty-not-sent">
      {/* The alert announces what happened; visitors reach the actions with Tab. */}
      <span role="alert">
        <strong>{texts.notSent}</strong> <span dir="auto">{why}</span>
      </span>
      <div>
        <button type="button" className="chaty-plain-button" data-notice="" onClick={form.submit}>
          {texts.tryAgain}
        </button>
      </div>
      <OtherWays except={channel.slug} message={letter} />
    </div>
  );
}

function findMarked({ phase }: FormState): readonly string[] {
  if (phase.kind === 'missing') return phase.keys;
  return phase.kind === 'invalid' ? Object.keys(phase.errors.byField) : [];
}

function Summary(): ReactNode {
  const { form, texts, id } = useFormShare();
  const keys = findMarked(form.state);
  if (keys.length < 2) return null;
  return (
    <div className="chaty-summary">
      <strong>{texts.errorSummary}</strong>
      <ul>
        {form.design.fields
          .filter(({ key }) => keys.includes(key))
          .map((field) => (
            <li key={field.key}>
              <a
                dir="auto"
                href={`#${id}-${field.key}`}
                onClick={(event) => {
                  event.preventDefault();
                  const form = event.currentTarget.closest('form');
                  form?.querySelector<HTMLElement>(`[name="${CSS.escape(field.key)}"]`)?.focus();
                }}
              >
                {nameField(field) || field.key}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Announces the number of invalid fields after a submission; moving the focus announces only the first one. */
function MarkedCount(): ReactNode {
  const { form, texts } = useFormShare();
  const { state } = form;
  // The number does not decrease while the visitor fills in fields, because every change would be announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts only once per submission
  const count = useMemo(() => findMarked(state).length, [state.round]);
  if (count < 2 || findMarked(state).length === 0) return null;
  return <span className="sr-only">{fillText(texts.errorCount, { count })}</span>;
}

/**
 * All messages that a form shows after a submission. Messages that take the focus are not live regions, because screen
 * readers read them out anyway.
 */
export function FormNotices(): ReactNode {
  const { page, design } = useList();
  const { form, texts } = useFormShare();
  const { phase } = form.state;
  const serverError =
    phase.kind === 'refused'
      ? phase.message
      : phase.kind === 'invalid'
        ? [phase.message, ...phase.errors.others].filter(Boolean).join(' ')
        : '';
  return (
    <>
      <Summary />
      <div role="status" className="chaty-form-status">
        <MarkedCount />
        {phase.kind === 'sending' && phase.share > 0 && (
          <>
            <progress value={phase.share} aria-label={texts.sending} />
            <span aria-hidden="true">{fillText(texts.uploaded, { percent: Math.round(phase.share * 100) })}</span>
            <button type="button" className="chaty-plain-button" onClick={form.cancel}>
              {texts.cancel}
            </button>
          </>
        )}
      </div>
      {phase.kind === 'stored' && !design.isOwnLook && (
        <div className="chaty-ajax-success-message" tabIndex={-1} data-notice="">
          <span dir="auto">{phase.message}</span>
          {form.leftLink !== '' && (
            <a href={form.leftLink} target="_blank" rel="noopener noreferrer">
              {texts.continueTo}
            </a>
          )}
        </div>
      )}
      {serverError !== '' && (
        <div className="chaty-ajax-error-message" dir="auto" tabIndex={-1} data-notice="">
          {serverError}
        </div>
      )}
      {phase.kind === 'failed' && phase.reason !== 'cancelled' && page.context.settings.networkNotice && (
        <FailureNotice failure={phase} />
      )}
    </>
  );
}
