import type { ReactElement } from 'react';
import { type FieldProps, nameOf, useForm } from './FormContext.ts';
import { ListButton, useFocusAfterDrawing } from './ListField.tsx';

/** Renders the chosen countries as buttons that remove them, and a select that adds one. */
export function CountriesField({ schema, path, value, onChange }: FieldProps): ReactElement {
  const { facts, strings } = useForm();
  const focus = useFocusAfterDrawing();
  const language = document.documentElement.lang || 'en';
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const labelOf = (code: string) => names.of(code) ?? code;
  const { compare } = new Intl.Collator(language);
  const chosen: readonly string[] = Array.isArray(value) ? value.map(String) : [];
  const offered = facts.countries
    .filter((code) => !chosen.includes(code))
    .sort((one, other) => compare(labelOf(one), labelOf(other)));
  const name = nameOf(path);
  const put = (codes: readonly string[]) => {
    focus(name);
    onChange(codes);
  };
  return (
    <div>
      <p className="install-actions">
        {chosen.map((code) => (
          <ListButton
            key={code}
            name={`${name}.${code}.out`}
            label={`${strings.out} (${labelOf(code)})`}
            onClick={() => put(chosen.filter((other) => other !== code))}
          >
            {labelOf(code)} ×
          </ListButton>
        ))}
      </p>
      <label className="install-field">
        <span>{schema.title}</span>
        <select name={name} value="" onChange={({ currentTarget }) => put([...chosen, currentTarget.value])}>
          <option value="">+</option>
          {offered.map((code) => (
            <option key={code} value={code}>
              {labelOf(code)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
