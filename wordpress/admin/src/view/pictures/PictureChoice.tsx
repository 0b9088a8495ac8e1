import type { ReactNode } from '@wordpress/element';
import { type FieldProps, idOf } from '../FormContext.ts';

/** Radio buttons with a picture for each option. */
export function PictureChoice({
  field,
  draw,
}: {
  readonly field: FieldProps;
  readonly draw: (value: string) => ReactNode;
}) {
  const { schema, path, value, form, onChange } = field;
  const chosen = String(value ?? schema.default ?? '');
  const mistake = form.mistakes[path];
  return (
    <fieldset className="hadaya-pictures">
      <legend>{schema.title}</legend>
      {(schema.enum ?? []).map((one, index) => (
        <label key={one} data-chosen={one === chosen}>
          <input
            type="radio"
            name={idOf(path)}
            value={one}
            checked={one === chosen}
            aria-invalid={mistake !== undefined}
            onChange={() => onChange(one)}
          />
          {draw(one)}
          <span>{schema.enumNames?.[index] ?? one}</span>
        </label>
      ))}
      {mistake && <p className="hadaya-mistake">{mistake}</p>}
    </fieldset>
  );
}
