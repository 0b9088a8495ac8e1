import { fillText, listen } from '@hadaya/core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useList } from '../../panel/index.ts';
import { cleanPhone, hasNumber, singleNumber } from '../model/cleanPhone.ts';
import { isPhoneKey } from '../model/isPhoneKey.ts';
import { type FieldInputProps, readInputProps, useFormShare, useWrittenField } from './FormContext.ts';

/** Wraps a number in direction isolates, which keep its digits in order in Arabic text. */
const apart = (number: string) => `\u2066${number}\u2069`;

/** Hint under the phone field; its text is empty if the number looks right. */
interface PhoneHint {
  readonly text: string;
  /**
   * True if the text contains no number at all, which calls for a noticeable hint; false if the number is perhaps
   * mistyped.
   */
  readonly isOdd: boolean;
}

const NO_HINT: PhoneHint = { text: '', isOdd: false };

/** Returns the hint under the field and a function that assesses a value. A hint never blocks sending. */
function usePhoneHint(): readonly [PhoneHint, (value: string) => void] {
  const { page } = useList();
  const { texts } = useFormShare();
  const [hint, setHint] = useState(NO_HINT);
  const asked = useRef('');
  const judge = async (value: string) => {
    const cleaned = cleanPhone(value);
    asked.current = cleaned;
    const isOdd = cleaned !== '' && !hasNumber(cleaned);
    setHint(isOdd ? { text: fillText(texts.phoneInvalid, { example: apart('9123 4567') }), isOdd } : NO_HINT);
    const number = singleNumber(cleaned);
    if (number === undefined || !hasNumber(number)) return;
    try {
      const { judgePhone, readHome } = await import('../hints/judgePhone.ts');
      const { settings, element } = page.context;
      const { isLikely, formatted } = judgePhone(number, readHome(settings.phoneCountry, element.lang));
      if (isLikely || asked.current !== cleaned) return;
      const text = formatted === '' ? texts.phoneOdd : fillText(texts.phoneHint, { formatted: apart(formatted) });
      setHint({ text, isOdd: false });
    } catch (thrown) {
      page.context.environment.logger.warn('phone checks could not be loaded; numbers are accepted as typed', thrown);
    }
  };
  return [hint, (value) => void judge(value)];
}

function useNumberKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const owner = new AbortController();
    const judge = (event: InputEvent) => {
      const { value = '', selectionStart, selectionEnd } = field.current ?? {};
      const around = { before: value.slice(0, selectionStart ?? 0), after: value.slice(selectionEnd ?? 0) };
      if (event.inputType === 'insertText' && !isPhoneKey(event.data ?? '', around)) event.preventDefault();
    };
    if (field.current) listen(field.current, 'beforeinput', judge, { signal: owner.signal });
    return () => owner.abort();
  }, [field]);
}

/**
 * A phone field. Typing accepts digits and a leading plus; dictated, pasted or autofilled text stays unchanged.
 * `model/cleanPhone.ts` normalises the submitted text.
 */
export function PhoneField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const [input] = useWrittenField<HTMLInputElement>(field);
  const [hint, judge] = usePhoneHint();
  useNumberKeys(input);
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
        aria-describedby={
          [shared['aria-describedby'], hint.text && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        onBlur={(event) => judge(event.currentTarget.value)}
      />
      <span
        className={hint.isOdd ? 'chaty-field-hint chaty-field-odd' : 'chaty-field-hint'}
        id={`${id}-hint`}
        role="status"
      >
        {hint.text}
      </span>
    </>
  );
}
