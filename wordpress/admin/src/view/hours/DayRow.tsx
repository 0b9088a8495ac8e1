import { readLanguage } from '@hadaya/core';
import { Button } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { asList, type Schema, type Value, type Values } from '../../model/schema.ts';
import type { FormContext } from '../FormContext.ts';

const DAY_MS = 86_400_000;
/** Number of days from 1970-01-01 to the first Sunday. */
const SUNDAY = 3;

interface DayRowProps {
  readonly form: FormContext;
  readonly schema: Schema;
  readonly path: string;
  readonly value: Values;
  /** Working days in the shop's country; empty if unknown. */
  readonly working: readonly string[];
  readonly onChange: (value: Value) => void;
}

export function DayRow({ form, schema, path, value, working, onChange }: DayRowProps) {
  const { days, start, end } = schema.properties ?? {};
  const chosen = asList(value.days).map(String);
  const all = days?.items?.enum ?? [];
  const format = new Intl.DateTimeFormat(readLanguage(document.documentElement), { weekday: 'short', timeZone: 'UTC' });
  const isWorking = working.length === 0 || working.join() === all.filter((day) => chosen.includes(day)).join();
  const mistakes = [days && 'days', start && 'start', end && 'end'].flatMap(
    (name) => form.mistakes[`${path}.${name}`] ?? [],
  );
  const time = (name: 'start' | 'end', field: Schema | undefined) => (
    <label>
      <span>{field?.title}</span>
      <input
        type="time"
        value={String(value[name] ?? '')}
        aria-invalid={form.mistakes[`${path}.${name}`] !== undefined}
        onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <Fragment>
      <fieldset className="hadaya-days">
        <legend className="screen-reader-text">{days?.title}</legend>
        {all.map((day, index) => (
          <label key={day}>
            <input
              type="checkbox"
              aria-label={days?.items?.enumNames?.[index]}
              checked={chosen.includes(day)}
              onChange={(event) =>
                onChange({
                  ...value,
                  days: all.filter((one) => (one === day ? event.currentTarget.checked : chosen.includes(one))),
                })
              }
            />
            <span aria-hidden="true">{format.format((SUNDAY + index) * DAY_MS)}</span>
          </label>
        ))}
      </fieldset>
      {time('start', start)}
      {time('end', end)}
      {!isWorking && (
        <Button variant="link" onClick={() => onChange({ ...value, days: working })}>
          {sprintf(
            /* translators: %s: country. */ __('Use the usual working days in %s', 'hadaya'),
            form.nameCountry(form.home),
          )}
        </Button>
      )}
      {mistakes.map((mistake) => (
        <p key={mistake} className="hadaya-mistake">
          {mistake}
        </p>
      ))}
    </Fragment>
  );
}
