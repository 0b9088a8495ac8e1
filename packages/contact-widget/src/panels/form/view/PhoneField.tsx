import { fillText } from '@hadaya/core';
import { type ReactNode, useRef, useState } from 'react';
import { useList } from '../../panel/index.ts';
import { cleanPhone, hasNumber, singleNumber } from '../model/cleanPhone.ts';
import { type FieldInputProps, readInputProps, useFormShare, useWrittenField } from './FormContext.ts';

/** Set apart, so that a number keeps its order inside Arabic. */
const apart = (number: string) => `\u2066${number}\u2069`;

/** A hint under the field; it never keeps a number from being sent. */
function usePhoneHint(): readonly [string, (value: string) => void] {
  const { page } = useList();
  const { texts } = useFormShare();
  const [hint, setHint] = useState('');
  const asked = useRef('');
  const judge = async (value: string) => {
    const cleaned = cleanPhone(value);
    asked.current = cleaned;
    setHint(cleaned !== '' && !hasNumber(cleaned) ? fillText(texts.phoneWords, { example: apart('9123 4567') }) : '');
    const number = singleNumber(cleaned);
    if (number === undefined || !hasNumber(number)) return;
    try {
      const { judgePhone, readHome } = await import('../hints/judgePhone.ts');
      const { settings, element } = page.context;
      const { isLikely, formatted } = judgePhone(number, readHome(settings.phoneCountry, element.lang));
      if (isLikely || asked.current !== cleaned) return;
      setHint(formatted === '' ? texts.phoneOdd : fillText(texts.phoneHint, { formatted: apart(formatted) }));
    } catch (thrown) {
      page.context.environment.logger.warn('phone hints could not be loaded; numbers are taken as they are', thrown);
    }
  };
  return [hint, (value) => void judge(value)];
}

/**
 * A phone number in the visitor's own spelling: typed, dictated, pasted or filled in, it stays as it is. What is sent of
 * it is clean (`model/cleanPhone.ts`).
 */
export function PhoneField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const [input] = useWrittenField<HTMLInputElement>(field);
  const [hint, judge] = usePhoneHint();
  const shared = readInputProps(props);
  return (
    <>
      <input
        {...shared}
        ref={input}
        type="tel"
        inputMode="tel"
        dir="ltr"
        placeholder={field.placeholder}
        aria-describedby={[shared['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        onBlur={(event) => judge(event.currentTarget.value)}
      />
      <span className="chaty-field-hint" id={`${id}-hint`} role="status">
        {hint}
      </span>
    </>
  );
}
