import { fillText } from '@hadaya/core';
import type { ReactNode } from 'react';
import { FailureNotice } from '../../../form/FailureNotice.tsx';
import { useWidget } from '../../WidgetModel.ts';
import { useFormShare } from './FormContext.ts';

function Summary(): ReactNode {
  const { form, texts, id } = useFormShare();
  const { phase } = form.state;
  const keys =
    phase.kind === 'missing' ? phase.keys : phase.kind === 'invalid' ? Object.keys(phase.errors.byField) : [];
  if (keys.length < 2) return null;
  return (
    <div className="chaty-summary">
      <strong>{texts.errorSummary}</strong>
      <ul>
        {form.design.fields
          .filter(({ key }) => keys.includes(key))
          .map(({ key, label }) => (
            <li key={key}>
              <a
                href={`#${id}-${key}`}
                onClick={(event) => {
                  event.preventDefault();
                  const form = event.currentTarget.closest('form');
                  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(key)}"]`);
                  field?.focus();
                }}
              >
                {label || key}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** Everything a form says after a press on its button. */
export function FormNotices(): ReactNode {
  const { page } = useWidget();
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
        {phase.kind === 'sending' && phase.share > 0 && (
          <>
            <progress value={phase.share} aria-label={texts.sending} />
            <span>{fillText(texts.uploaded, { percent: Math.round(phase.share * 100) })}</span>
            <button type="button" className="chaty-plain-button" onClick={form.cancel}>
              {texts.cancel}
            </button>
          </>
        )}
        {phase.kind === 'stored' && (
          <div className="chaty-ajax-success-message" tabIndex={-1} data-notice="">
            <span>{phase.message}</span>
            {form.leftLink !== '' && (
              <a href={form.leftLink} target="_blank" rel="noopener noreferrer">
                {texts.continueTo}
              </a>
            )}
          </div>
        )}
      </div>
      {serverError !== '' && (
        <div className="chaty-ajax-error-message" role="alert" tabIndex={-1} data-notice="">
          {serverError}
        </div>
      )}
      {phase.kind === 'failed' && phase.reason !== 'cancelled' && page.context.settings.networkNotice && (
        <FailureNotice failure={phase} />
      )}
    </>
  );
}
