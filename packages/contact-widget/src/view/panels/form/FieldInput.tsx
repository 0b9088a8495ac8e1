import type { ReactNode } from 'react';
import { FileSlot } from './FileSlot.tsx';
import { useFormShare } from './FormContext.ts';
import { type FieldInputProps, readInputProps, useFieldText } from './fieldProps.ts';
import { MailField } from './MailField.tsx';
import { PhoneField } from './PhoneField.tsx';

function Dropdown({ props }: { readonly props: FieldInputProps }): ReactNode {
  const { texts } = useFormShare();
  const [value, change] = useFieldText(props.field);
  return (
    <select {...readInputProps(props)} value={value} onChange={(event) => change(event.target.value)}>
      <option value="">{props.field.placeholder || texts.choose}</option>
      {props.field.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

function TextInput({ props }: { readonly props: FieldInputProps }): ReactNode {
  const { field } = props;
  const [value, change] = useFieldText(field);
  const shared = { ...readInputProps(props), placeholder: field.placeholder, dir: 'auto', value };
  if (field.type === 'textarea')
    return <textarea {...shared} rows={4} onChange={(event) => change(event.target.value)} />;
  const type = field.type === 'url' || field.type === 'date' ? field.type : 'text';
  return <input {...shared} type={type} onChange={(event) => change(event.target.value)} />;
}

/** The input of a field, by its type. */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { type } = props.field;
  if (type === 'file') return <FileSlot {...props} />;
  if (type === 'dropdown') return <Dropdown props={props} />;
  if (type === 'email') return <MailField {...props} />;
  if (type === 'tel' || type === 'number') return <PhoneField {...props} />;
  return <TextInput props={props} />;
}
