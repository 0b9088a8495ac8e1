import { describeField, shownFields } from '@hadaya/admin/describeField';
import type { Schema } from '@hadaya/admin/schema';
import type { ReactElement, ReactNode } from 'react';
import { CountriesField } from './CountriesField.tsx';
import { type FieldProps, nameOf, useForm } from './FormContext.ts';
import { ListField } from './ListField.tsx';
import { TextField } from './TextField.tsx';

interface CheckProps {
  readonly name: string;
  readonly title: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({ name, title, isOn, onChange }: CheckProps): ReactElement {
  return (
    <label className="install-check">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />{' '}
      <span>{title}</span>
    </label>
  );
}

function ChoiceField({ schema, path, value, onChange }: FieldProps): ReactElement {
  return (
    <label className="install-field">
      <span>{schema.title}</span>
      <select name={nameOf(path)} value={String(value)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {describeField(schema).options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Renders checkboxes for choosing any number of values, such as weekdays. */
function ChoicesField({ schema, path, value, onChange }: FieldProps): ReactElement {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const { options } = describeField(schema);
  const put = (one: string, isOn: boolean) =>
    onChange(options.map((other) => other.value).filter((other) => (other === one ? isOn : chosen.includes(other))));
  return (
    <fieldset className="install-days">
      <legend>{schema.title}</legend>
      {options.map(({ value: one, label }) => (
        <Check
          key={one}
          name={nameOf(`${path}.${one}`)}
          title={label}
          isOn={chosen.includes(one)}
          onChange={(isOn) => put(one, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** Renders those fields of an object that currently have an effect; rarely needed fields are collapsed. */
export function ObjectFields({ schema, path, value, channel, onChange }: FieldProps): ReactElement {
  const { strings } = useForm();
  const fields = schema.properties ?? {};
  const values = Object(value);
  const { usual, rare } = shownFields(schema, values);
  const draw = (names: readonly string[]) =>
    names.map((name) => (
      <Field
        key={name}
        schema={fields[name] ?? { type: 'string' }}
        path={path === '' ? name : `${path}.${name}`}
        value={values[name]}
        channel={channel}
        onChange={(next) => onChange({ ...values, [name]: next })}
      />
    ));
  return (
    <>
      {draw(usual)}
      {rare.length > 0 && (
        <details className="install-more" data-more={path}>
          <summary>{strings.more}</summary>
          {draw(rare)}
        </details>
      )}
    </>
  );
}

/** Returns the schema of a widget's own fields; while the widget is off, only its switch. */
export function widgetFields(schema: Schema, isOn: boolean): Schema {
  const { enabled, ...rest } = schema.properties ?? {};
  return { type: 'object', properties: { ...(enabled ? { enabled } : {}), ...(isOn ? rest : {}) } };
}

function Field(props: FieldProps): ReactElement {
  const { schema, path, value, onChange } = props;
  switch (describeField(schema).control) {
    case 'switch':
      return <Check name={nameOf(path)} title={schema.title} isOn={value === true} onChange={onChange} />;
    case 'choice':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'countries':
      return <CountriesField {...props} />;
    case 'list':
      return <ListField {...props} draw={(item) => <ObjectFields {...item} />} />;
    case 'group':
      return (
        <fieldset className="install-list">
          <legend>{schema.title}</legend>
          <ObjectFields {...props} />
        </fieldset>
      );
    default:
      return <TextField {...props} />;
  }
}
