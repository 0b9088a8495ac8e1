import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asList } from '../model/schema.ts';
import { type FieldProps, focusIn, idOf } from './FormContext.ts';

/** Several countries, chosen one after the other by their names. */
export function CountriesField({ form, schema, path, value, onChange }: FieldProps) {
  const { countries, nameCountry } = form;
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
  const offered = countries.filter((code) => !chosen.includes(code));
  return (
    <fieldset className="hadaya-choices">
      <legend>{schema.title}</legend>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
      <SelectControl
        label={__('Country', 'hadaya')}
        value={next}
        options={['', ...offered].map((code) => ({ value: code, label: code === '' ? '' : nameCountry(code) }))}
        onChange={setNext}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      <Button variant="secondary" onClick={add}>
        {__('Add country', 'hadaya')}
      </Button>
      <ul className="hadaya-chosen">
        {chosen.map((code) => (
          <li key={code}>
            {nameCountry(code)}{' '}
            <Button
              size="small"
              variant="tertiary"
              isDestructive
              aria-label={sprintf(__('Remove: %s', 'hadaya'), nameCountry(code))}
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
