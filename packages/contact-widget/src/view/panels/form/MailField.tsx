import { fillText } from '@hadaya/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { completeMail } from '../../../model/form/mailCompletion.ts';
import { useWidget } from '../../WidgetModel.ts';
import { useFormShare } from './FormContext.ts';
import { type FieldInputProps, readInputProps, useFieldText } from './fieldProps.ts';

/** An address the visitor may have meant, looked up when the field is left; silent when the part cannot be loaded. */
function useSuggestion(): readonly [string, (value: string) => void] {
  const { page } = useWidget();
  const [suggestion, setSuggestion] = useState('');
  const look = async (value: string) => {
    setSuggestion('');
    if (!/^[^@\s]+@[^@\s]+$/.test(value.trim())) return;
    try {
      const { suggestMail } = await import('./suggestMail.ts');
      setSuggestion(suggestMail(value.trim(), page.context.settings.extraMailDomains));
    } catch {
      setSuggestion('');
    }
  };
  return [suggestion, (value) => void look(value)];
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
    if (event.key !== 'ArrowRight' || rest === '' || caret < value.length) return;
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
