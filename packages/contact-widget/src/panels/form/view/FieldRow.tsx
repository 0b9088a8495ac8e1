import type { ReactNode } from 'react';
import { OwnerText } from '../../../ownerText/OwnerText.tsx';
import { type FieldType, type FormField, nameField } from '../model/FormField.ts';
import { CheckField } from './CheckField.tsx';
import { FileField } from './FileField.tsx';
import { type FieldInputProps, readInputProps, useFieldText, useFormShare, useWrittenField } from './FormContext.ts';
import { MailField } from './MailField.tsx';
import { NumberField } from './NumberField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { RequiredMark } from './RequiredMark.tsx';

/**
 * A dropdown. Each option has an explicit `value` even if it equals its text: page translators change the text, and
 * React or Preact may omit a redundant value.
 */
function Dropdown(props: FieldInputProps): ReactNode {
  const { texts } = useFormShare();
  const [value, change] = useFieldText(props.field);
  return (
    <select {...readInputProps(props)} value={value} onChange={(event) => change(event.target.value)}>
      <option value="">{props.field.placeholder || texts.choose}</option>
      {props.field.options.map(({ label, value: sent }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an owner may have entered an option twice, and the list never changes
        <option key={index} value={sent} ref={(option) => option?.setAttribute('value', sent)}>
          {label}
        </option>
      ))}
    </select>
  );
}

function TextInput(props: FieldInputProps): ReactNode {
  const { field } = props;
  const [input] = useWrittenField<HTMLInputElement>(field);
  const type = field.type === 'url' || field.type === 'date' ? field.type : 'text';
  return <input {...readInputProps(props)} ref={input} type={type} placeholder={field.placeholder} dir="auto" />;
}

function TextArea(props: FieldInputProps): ReactNode {
  const { field } = props;
  const [input] = useWrittenField<HTMLTextAreaElement>(field);
  return <textarea {...readInputProps(props)} ref={input} placeholder={field.placeholder} dir="auto" rows={4} />;
}

/** Inputs by type. A checkbox contains its label, and a text block has no input; see `FieldRow`. */
const INPUTS: Readonly<Record<Exclude<FieldType, 'checkbox' | 'textblock'>, (props: FieldInputProps) => ReactNode>> = {
  text: TextInput,
  url: TextInput,
  date: TextInput,
  textarea: TextArea,
  number: NumberField,
  email: MailField,
  tel: PhoneField,
  dropdown: Dropdown,
  file: FileField,
};

/** Returns a field's error as text, because not everyone sees colours, and a colour does not explain what to do. */
function useFieldError(key: string): string | undefined {
  const { form, texts } = useFormShare();
  const { phase } = form.state;
  if (phase.kind === 'missing' && phase.keys.includes(key)) return texts.fieldRequired;
  return phase.kind === 'invalid' ? phase.errors.byField[key] : undefined;
}

export function FieldRow({ field }: { readonly field: FormField }): ReactNode {
  const { id } = useFormShare();
  const error = useFieldError(field.key);
  const fieldId = `${id}-${field.key}`;
  const props = { field, id: fieldId, errorId: error === undefined ? undefined : `${fieldId}-error` };
  if (field.type === 'textblock') {
    return (
      <div className="chaty-contact-input chaty-textblock">
        {field.label !== '' && <strong dir="auto">{field.label}</strong>}
        <OwnerText source={field.placeholder} />
      </div>
    );
  }
  const { type } = field;
  const Input = type === 'checkbox' ? undefined : INPUTS[type];
  return (
    <div className="chaty-contact-input">
      {Input === undefined ? (
        <CheckField {...props} />
      ) : (
        <>
          <label className={field.label === '' ? 'sr-only' : 'chaty-form-label'} htmlFor={fieldId}>
            <span dir="auto">{nameField(field)}</span>
            {field.isRequired && <RequiredMark />}
          </label>
          <Input {...props} />
        </>
      )}
      {error !== undefined && (
        <span className="chaty-error-msg" id={props.errorId} dir="auto">
          {error}
        </span>
      )}
    </div>
  );
}
