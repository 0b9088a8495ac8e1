import { fillText, isComposing } from '@hadaya/core';
import Mailcheck from 'mailcheck';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useList } from '../../../list/view/ListModel.ts';
import { type FieldInputProps, readInputProps, useFieldText, useFormShare } from './FormContext.ts';

const DOMAINS = ['gmail.com', 'yahoo.com', 'protonmail.com'];

/** The rest of a common mail domain that an address has begun: `ail.com` for `a@gm`; empty when there is none. */
export function completeMail(value: string): string {
  const at = value.indexOf('@');
  const begun = value.slice(at + 1).toLowerCase();
  if (at < 1 || begun === '') return '';
  const domain = DOMAINS.find((one) => one.startsWith(begun) && one !== begun);
  return domain?.slice(begun.length) ?? '';
}

/** Mail providers whose misspellings are worth a question: long names only, a short one is near to everything. */
const PROVIDERS = 'gmail yahoo hotmail outlook icloud protonmail googlemail'.split(' ').map((name) => `${name}.com`);
/** Real providers that look like misspellings of those. */
const RIGHT = 'ymail mail email gmx live msn aol me mac fastmail rocketmail'.split(' ').map((name) => `${name}.com`);
/** Providers and houses of the Gulf; an address at one of them is never a typo of another. */
const GULF = ['omantel.net.om', 'omantel.om', 'ooredoo.om', 'squ.edu.om', 'bankmuscat.com'];
/** Endings that are right as they stand. */
const ENDINGS = ['om', 'ae', 'sa', 'qa', 'bh', 'kw', 'in', 'pk'];
const FARTHEST = 3;

/** The address that a visitor may have meant; empty when the given one looks right or means nothing known. */
export function suggestMail(address: string, extraDomains: readonly string[] = []): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const known = [...PROVIDERS, ...GULF, ...extraDomains.map((one) => one.toLowerCase())];
  if (known.includes(domain) || RIGHT.includes(domain) || ENDINGS.includes(ending)) return '';
  Mailcheck.domainThreshold = FARTHEST;
  const found = Mailcheck.suggest(address, known, [], []);
  if (!found) return '';
  const user = address.slice(0, address.lastIndexOf('@'));
  return `${user}@${found.domain}`;
}

/** An address the visitor may have meant, looked up when the field is left. */
function useSuggestion(): readonly [string, (value: string) => void] {
  const { page } = useList();
  const [suggestion, setSuggestion] = useState('');
  const look = (value: string) => {
    const address = value.trim();
    const isWhole = /^[^@\s]+@[^@\s]+$/.test(address);
    setSuggestion(isWhole ? suggestMail(address, page.context.settings.extraMailDomains) : '');
  };
  return [suggestion, look];
}

/** The e-mail field: completes three common domains in grey, and asks "did you mean" after a likely typo. */
export function MailField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const { texts } = useFormShare();
  const [value, change] = useFieldText(field);
  const [suggestion, look] = useSuggestion();
  const input = useRef<HTMLInputElement>(null);
  const rest = completeMail(value);
  const complete = () => {
    change(value + rest);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Browsers keep the caret of an e-mail field to themselves.
    const caret = event.currentTarget.selectionStart ?? value.length;
    if (event.key !== 'ArrowRight' || rest === '' || caret < value.length || isComposing(event.nativeEvent)) return;
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
          type="email"
          inputMode="email"
          dir="ltr"
          placeholder={field.placeholder}
          value={value}
          onChange={(event) => change(event.target.value)}
          onKeyDown={press}
          onBlur={() => look(value)}
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
            <span>?</span>
          </>
        )}
      </p>
    </>
  );
}
