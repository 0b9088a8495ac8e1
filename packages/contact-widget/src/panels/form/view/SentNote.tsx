import { type ReactNode, useLayoutEffect } from 'react';
import { answerText, useList } from '../../panel/index.ts';
import sentCss from '../styles/sent.css?inline';
import { useFormShare } from './FormContext.ts';

/** Replaces a sent form with a confirmation, a note on when to expect a reply and a button for another message. */
export function SentNote({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }): ReactNode {
  const model = useList();
  const { form, texts } = useFormShare();
  useLayoutEffect(() => model.host.addStyles(sentCss), [model]);
  return (
    <div className="chaty-sent">
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="32" />
        <path d="m19 33 9 9 17-19" />
      </svg>
      <div className="chaty-ajax-success-message" tabIndex={-1} data-notice="">
        <strong dir="auto">{message || texts.sent}</strong>
        <span dir="auto">{model.hoursText || answerText(model) || texts.sentNext}</span>
      </div>
      {form.leftLink !== '' && (
        <a href={form.leftLink} target="_blank" rel="noopener noreferrer">
          {texts.continueTo}
        </a>
      )}
      <button type="button" className="chaty-plain-button" onClick={onAgain}>
        {texts.sendAnother}
      </button>
    </div>
  );
}
