import type { ReactNode } from 'react';
import { OwnerText } from '../../../ownerText/OwnerText.tsx';
import { nameField } from '../model/FormField.ts';
import { type FieldInputProps, readInputProps, useFieldText } from './FormContext.ts';
import { RequiredMark } from './RequiredMark.tsx';

/**
 * A checkbox, for example for consent: a description, then the box with its text. The text is submitted if the box is checked.
 * Never checked by default, because only the visitor can consent.
 */
export function CheckField(props: FieldInputProps): ReactNode {
  const { field, id } = props;
  const [value, change] = useFieldText(field);
  const text = nameField(field);
  const sent = field.options[0]?.value ?? text;
  const shared = readInputProps(props);
  return (
    <>
      {field.placeholder !== '' && (
        <div className="chaty-check-text" id={`${id}-text`}>
          <OwnerText source={field.placeholder} />
        </div>
      )}
      <label className="chaty-check">
        <input
          {...shared}
          type="checkbox"
          aria-describedby={[field.placeholder && `${id}-text`, shared['aria-describedby']].filter(Boolean).join(' ')}
          checked={value !== ''}
          onChange={(event) => change(event.target.checked ? sent : '')}
        />
        <span>
          <span dir="auto">{text}</span>
          {field.isRequired && <RequiredMark isBox />}
        </span>
      </label>
    </>
  );
}
