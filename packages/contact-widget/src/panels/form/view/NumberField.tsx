import { type ReactNode, useState } from 'react';
import { plainLine } from '../model/plainLine.ts';
import { type FieldInputProps, readInputProps, useFormShare, useWrittenField } from './FormContext.ts';

/**
 * A quantity in the visitor's own words: `2.5`, `10-20`, `1,000`, `1000 pcs`, `٢٥٠`. Not `type="number"`, which
 * discards what it cannot parse. For text without a digit, shows a hint but still sends the text.
 */
export function NumberField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const { texts } = useFormShare();
  const [input] = useWrittenField<HTMLInputElement>(field);
  const [isAsked, setAsked] = useState(false);
  const shared = readInputProps(props);
  const judge = (value: string) => {
    const line = plainLine(value);
    setAsked(line !== '' && !/\p{N}/u.test(line));
  };
  return (
    <>
      <input
        {...shared}
        ref={input}
        type="text"
        inputMode="decimal"
        dir="auto"
        placeholder={field.placeholder}
        aria-describedby={[shared['aria-describedby'], isAsked && `${id}-hint`].filter(Boolean).join(' ') || undefined}
        onBlur={(event) => judge(event.currentTarget.value)}
      />
      <span className="chaty-field-hint" id={`${id}-hint`} role="status">
        {isAsked ? texts.numberInDigits : ''}
      </span>
    </>
  );
}
