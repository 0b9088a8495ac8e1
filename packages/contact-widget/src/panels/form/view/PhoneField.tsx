import { fillText, listen } from '@hadaya/core';
import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useList } from '../../../list/view/ListModel.ts';
import { useLatest } from '../../../list/view/useLatest.ts';
import { insertAtCaret } from '../../view/insertAtCaret.ts';
import { cleanPhone, isPhone, mayType, toAsciiDigits } from '../model/cleanPhone.ts';
import { type FieldInputProps, readInputProps, useFieldText, useFormShare } from './FormContext.ts';

/** A hint under the field; it never keeps a number from being sent. */
function usePhoneHint(): readonly [string, (value: string) => void] {
  const { page } = useList();
  const { texts } = useFormShare();
  const [hint, setHint] = useState('');
  const judge = async (value: string) => {
    setHint('');
    if (value.replace('+', '').length < 5) return;
    try {
      const { judgePhone, readHome } = await import('../hints/judgePhone.ts');
      const { settings, element } = page.context;
      const { isLikely, formatted } = judgePhone(value, readHome(settings.phoneCountry, element.lang));
      if (isLikely) return;
      setHint(formatted === '' ? texts.phoneOdd : fillText(texts.phoneHint, { formatted }));
    } catch (thrown) {
      page.context.environment.logger.warn('phone hints could not be loaded; numbers are taken as they are', thrown);
    }
  };
  return [hint, (value) => void judge(value)];
}

/** A phone or quantity field: digits and one leading plus; digits of other scripts become ASCII, pasted ones are cleaned. */
export function PhoneField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const [value, change] = useFieldText(field);
  const [hint, judge] = usePhoneHint();
  const isNumber = field.type === 'number';
  const shared = readInputProps(props);
  const input = useRef<HTMLInputElement>(null);

  const insert = (element: HTMLInputElement, text: string) => {
    change(insertAtCaret(element, text));
  };
  const guardTyping = useLatest((event: InputEvent, element: HTMLInputElement) => {
    const { data, isComposing } = event;
    if (data === null || isComposing) return;
    const [before, after] = [
      element.value.slice(0, element.selectionStart ?? 0),
      element.value.slice(element.selectionEnd ?? 0),
    ];
    const digits = toAsciiDigits(data);
    if (mayType(data, before, after) && digits === data) return;
    event.preventDefault();
    if (mayType(data, before, after)) insert(element, digits);
  });
  useEffect(() => {
    const drawn = new AbortController();
    const element = input.current;
    // React's own event of this name comes from the older keypress and cannot be cancelled everywhere.
    if (element) listen(element, 'beforeinput', (event) => guardTyping(event, element), { signal: drawn.signal });
    return () => drawn.abort();
  }, [guardTyping]);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    insert(event.currentTarget, cleanPhone(event.clipboardData.getData('text')));
  };
  const settle = () => {
    const settled = toAsciiDigits(value);
    if (!isPhone(settled)) return change('');
    if (settled !== value) change(settled);
    if (!isNumber) judge(settled);
  };
  return (
    <>
      <input
        {...shared}
        ref={input}
        type="tel"
        inputMode={isNumber ? 'numeric' : 'tel'}
        dir="ltr"
        placeholder={field.placeholder}
        aria-describedby={[shared['aria-describedby'], hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        value={value}
        onPaste={paste}
        onChange={(event) => change(event.target.value)}
        onBlur={settle}
      />
      <span className="chaty-field-hint" id={`${id}-hint`} role="status">
        {hint}
      </span>
    </>
  );
}
