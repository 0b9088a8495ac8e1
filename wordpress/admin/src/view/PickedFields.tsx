import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asList } from '../model/schema.ts';
import { type FieldProps, focusIn, idOf } from './FormContext.ts';

interface PickedProps {
  readonly field: FieldProps;
  readonly offered: readonly string[];
  readonly nameOf: (one: string) => string;
  readonly label: string;
  readonly add: string;
}

/** A list to which the owner adds values one at a time, selecting each by name. */
function PickedField({ field: { form, schema, path, value, onChange }, offered, nameOf, ...strings }: PickedProps) {
  const chosen = asList(value).map(String);
  const [next, setNext] = useState('');
  const add = () => {
    if (next !== '') onChange([...chosen, next]);
    setNext('');
    focusIn(idOf(path));
  };
  const remove = (code: string) => {
    onChange(chosen.filter((other) => other !== code));
    focusIn(idOf(path));
  };
  return (
    <fieldset className="hadaya-choices">
      <legend>{schema.title}</legend>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
      <SelectControl
        label={strings.label}
        value={next}
        options={['', ...offered.filter((one) => !chosen.includes(one))].map((one) => ({
          value: one,
          label: one === '' ? '' : nameOf(one),
        }))}
        onChange={setNext}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      <Button variant="secondary" onClick={add}>
        {strings.add}
      </Button>
      <ul className="hadaya-chosen">
        {chosen.map((code) => (
          <li key={code}>
            {nameOf(code)}{' '}
            <Button
              size="small"
              variant="tertiary"
              isDestructive
              aria-label={sprintf(__('Remove: %s', 'hadaya'), nameOf(code))}
              onClick={() => remove(code)}
            >
              {__('Remove', 'hadaya')}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

export const CountriesField = (field: FieldProps) => (
  <PickedField
    field={field}
    offered={field.form.countries}
    nameOf={field.form.nameCountry}
    label={__('Country', 'hadaya')}
    add={__('Add country', 'hadaya')}
  />
);

export const isOfLanguages = ({ path }: FieldProps): boolean => path === 'common.languages';

/** The languages that the owner adds, each named in that language. */
export function AddedLanguagesField(field: FieldProps) {
  const { enum: tags = [], enumNames = [] } = field.schema.items ?? {};
  return (
    <PickedField
      field={field}
      offered={tags}
      nameOf={(tag) => enumNames[tags.indexOf(tag)] ?? tag}
      label={__('Language', 'hadaya')}
      add={__('Add language', 'hadaya')}
    />
  );
}
