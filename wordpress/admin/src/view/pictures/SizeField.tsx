import { type FieldProps, idOf } from '../FormContext.ts';

/** Checks whether a field is the launcher's size. */
export const isSize = (path: string): boolean => /^widgets\.\d+\.size$/.test(path);

/** A slider for the launcher's size, between discs of the minimum and maximum size. */
export function SizeField({ schema, path, value, form, onChange }: FieldProps) {
  const { minimum = 0, maximum = 0, title } = schema;
  const size = Number(value);
  const disc = (pixels: number) => (
    <span className="hadaya-disc" aria-hidden="true" style={{ inlineSize: pixels / 2.8, blockSize: pixels / 2.8 }} />
  );
  return (
    <div className="hadaya-size">
      <label htmlFor={`${idOf(path)}-size`}>{title}</label>
      <div>
        {disc(minimum)}
        <input
          id={`${idOf(path)}-size`}
          type="range"
          min={minimum}
          max={maximum}
          value={Number.isFinite(size) ? size : minimum}
          aria-invalid={form.mistakes[path] !== undefined}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
        {disc(maximum)}
        <output htmlFor={`${idOf(path)}-size`}>{String(value ?? '')}</output>
      </div>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
    </div>
  );
}
