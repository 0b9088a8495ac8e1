import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { shownFields } from '../model/describeField.ts';
import { countMistakes } from '../model/editor.ts';
import { asValues, type Value } from '../model/schema.ts';
import type { FieldProps } from './FormContext.ts';

/** The fields of an object that have an effect; rarely needed ones are collapsed. */
export function ObjectFields({ form, schema, path, value, channel, onChange }: FieldProps) {
  const fields = schema.properties ?? {};
  const values = asValues(value);
  const type = typeof values.channel === 'string' ? values.channel : channel;
  const { usual, rare } = shownFields(schema, values);
  const draw = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = fields[name];
      if (!field) return [];
      const change = (next: Value) => onChange({ ...values, [name]: next });
      const inner = {
        form,
        schema: field,
        path: `${path}.${name}`,
        value: values[name],
        channel: type,
      };
      return [<Fragment key={name}>{form.draw({ ...inner, onChange: change })}</Fragment>];
    });
  const hasMistake = rare.some((name) => countMistakes(form.mistakes, `${path}.${name}`) > 0);
  return (
    <Fragment>
      {draw(usual)}
      {rare.length > 0 && (
        <details {...(hasMistake ? { open: true } : {})}>
          <summary>{schema.rareTitle ?? __('More settings', 'hadaya')}</summary>
          <div className="hadaya-rare">{draw(rare)}</div>
        </details>
      )}
    </Fragment>
  );
}
