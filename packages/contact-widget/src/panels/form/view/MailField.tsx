import { fillText, isComposing } from '@hadaya/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useList } from '../../panel/index.ts';
import { cleanMail, spokenMail } from '../model/cleanMail.ts';
import { type FieldInputProps, readInputProps, useFormShare, useWrittenField } from './FormContext.ts';

const DOMAINS = ['gmail.com', 'yahoo.com', 'protonmail.com'];

/** Returns the rest of a common email domain, such as `ail.com` for `a@gm`; empty if none matches. */
export function completeMail(value: string): string {
  const at = value.indexOf('@');
  const begun = value.slice(at + 1).toLowerCase();
  if (at < 1 || begun === '') return '';
  const domain = DOMAINS.find((one) => one.startsWith(begun) && one !== begun);
  return domain?.slice(begun.length) ?? '';
}

/** Returns the suggested correction, and a function that looks it up for a value, for use on blur. */
function useSuggestion(): readonly [string, (value: string) => void] {
  const { page } = useList();
  const { settings, environment } = page.context;
  const [suggestion, setSuggestion] = useState('');
  const asked = useRef('');
  const look = async (value: string) => {
    asked.current = value;
    const spoken = spokenMail(value);
    setSuggestion(spoken);
    const address = spoken || cleanMail(value);
    if (!/^[^@\s]+@[^@\s]+$/.test(address)) return;
    try {
      const { suggestMail } = await import('../hints/suggestMail.ts');
      if (asked.current === value) setSuggestion(suggestMail(address, settings.extraMailDomains) || spoken);
    } catch (thrown) {
      environment.logger.warn('email checks could not be loaded; addresses are accepted as typed', thrown);
    }
  };
  return [suggestion, (value) => void look(value)];
}

/**
 * The email field: suggests completions for three common domains in grey, and asks "did you mean" after a likely typo.
 */
export function MailField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const { texts } = useFormShare();
  const [input, value, change] = useWrittenField<HTMLInputElement>(field);
  const [suggestion, look] = useSuggestion();
  const rest = completeMail(value);
  const complete = () => {
    change(value + rest);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isBehind = event.currentTarget.selectionStart === value.length;
    if (event.key !== 'ArrowRight' || isComposing(event.nativeEvent) || rest === '' || !isBehind) return;
    event.preventDefault();
    change(value + rest);
  };
  const accept = () => {
    change(suggestion);
    look('');
    input.current?.focus();
  };
  return (
    <>
      <div className="chaty-mail">
        <input
          {...readInputProps(props)}
          ref={input}
          // Not `type="email"`, whose value differs from the displayed text: "ss" for "ß".
          type="text"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          placeholder={field.placeholder}
          onKeyDown={press}
          onBlur={(event) => look(event.currentTarget.value)}
        />
        {rest !== '' && (
          <span className="chaty-mail-ghost" aria-hidden="true" onClick={complete}>
            <span className="chaty-mail-typed">{value}</span>
            <span>{rest}</span>
          </span>
        )}
      </div>
      <p className="email_suggestion" id={`${id}-suggestion`} role="status">
        {suggestion !== '' && (
          <>
            <span>{texts.didYouMean} </span>
            <button type="button" aria-label={fillText(texts.useAddress, { address: suggestion })} onClick={accept}>
              <bdi>{suggestion}</bdi>
            </button>
            <span>{texts.questionMark}</span>
          </>
        )}
      </p>
    </>
  );
}
