import type { ReactNode } from 'react';
import type { FormField } from '../../../model/form/FormField.ts';
import { OwnerText } from '../../OwnerText.tsx';
import { FieldInput } from './FieldInput.tsx';
import { useFormShare } from './FormContext.ts';

/** What is wrong with a field: an empty one is marked by style alone, its words are for assistive technology. */
function useFieldError(key: string): { readonly words: string; readonly className: string } | undefined {
  const { form, texts } = useFormShare();
  const { phase } = form.state;
  if (phase.kind === 'missing' && phase.keys.includes(key)) return { words: texts.fieldRequired, className: 'sr-only' };
  const words = phase.kind === 'invalid' ? phase.errors.byField[key] : undefined;
  return words === undefined ? undefined : { words, className: 'chaty-error-msg' };
}

/** One field with its label, its help and what is wrong with it. */
export function FieldRow({ field }: { readonly field: FormField }): ReactNode {
  const { id, texts } = useFormShare();
  const error = useFieldError(field.key);
  const fieldId = `${id}-${field.key}`;
  if (field.type === 'textblock') {
    return (
      <div className="chaty-contact-input chaty-textblock">
        {field.label !== '' && <strong>{field.label}</strong>}
        <OwnerText source={field.placeholder} />
      </div>
    );
  }
  return (
    <div className="chaty-contact-input">
      <label className={field.label === '' ? 'sr-only' : 'chaty-form-label'} htmlFor={fieldId}>
        <span>{field.label || field.placeholder || field.key}</span>
        {field.isRequired && (
          <>
            <span className="required_indicate" aria-hidden="true">
              *
            </span>
            <span className="sr-only">{` (${texts.required})`}</span>
          </>
        )}
      </label>
      <FieldInput field={field} id={fieldId} errorId={error === undefined ? undefined : `${fieldId}-error`} />
      {error !== undefined && (
        <span className={error.className} id={`${fieldId}-error`}>
          {error.words}
        </span>
      )}
    </div>
  );
}
