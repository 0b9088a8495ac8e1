import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { proposeZone, zoneHere } from '../../model/proposeZone.ts';
import { asList, asValues, newItem, type Schema, type Value, type Values } from '../../model/schema.ts';
import { workingDays } from '../../model/workingDays.ts';
import { type FieldProps, type FormContext, focusIn, idOf } from '../FormContext.ts';
import { ObjectFields } from '../ObjectFields.tsx';
import { DayRow } from './DayRow.tsx';
import { ZoneField } from './ZoneField.tsx';

export const isOfHours = ({ properties = {} }: Schema): boolean =>
  properties.lines?.items?.properties?.days !== undefined && properties.zone !== undefined;

interface RowsProps {
  readonly form: FormContext;
  readonly schema: Schema;
  readonly path: string;
  readonly items: readonly Value[];
  readonly onChange: (items: readonly Value[]) => void;
  /** Renders a row. */
  readonly draw: (item: Values, path: string, change: (next: Value) => void) => ReturnType<typeof DayRow>;
}

/** Rows of either regular hours or special days, with a button that adds a row. */
function Rows({ form, schema, path, items, onChange, draw }: RowsProps) {
  const add = () => {
    onChange([...items, newItem(schema.items ?? { type: 'object' })]);
    requestAnimationFrame(() => focusIn(idOf(`${path}.${items.length}`)));
  };
  const remove = (index: number) => {
    onChange(items.filter((_one, position) => position !== index));
    focusIn(`${idOf(path)}-add`);
  };
  return (
    <fieldset className="hadaya-rows">
      <legend>{schema.title}</legend>
      {form.mistakes[path] && <p className="hadaya-mistake">{form.mistakes[path]}</p>}
      {items.map((item, index) => (
        <div key={index} id={idOf(`${path}.${index}`)} className="hadaya-row">
          {draw(asValues(item), `${path}.${index}`, (next) =>
            onChange(items.map((other, position) => (position === index ? next : other))),
          )}
          <Button
            className="hadaya-tool"
            aria-label={sprintf(__('Remove: %s', 'hadaya'), `${schema.title} ${index + 1}`)}
            onClick={() => remove(index)}
          >
            ✕
          </Button>
        </div>
      ))}
      <Button id={`${idOf(path)}-add`} variant="link" onClick={add}>
        {schema.items?.title}
      </Button>
    </fieldset>
  );
}

/** Opening hours: rows of days with the same hours, the time zone, and special days. */
export function HoursField({ form, schema, path, value, onChange }: FieldProps) {
  const fields = schema.properties ?? {};
  const values = asValues(value);
  const set = (name: string) => (next: Value) => onChange({ ...values, [name]: next });
  const enable = (isOn: boolean) => {
    // Replace a time zone that the owner has not chosen with a proposal, because a new WordPress site uses UTC.
    const isUnchosen = values.zone === undefined || values.zone === form.siteZone;
    onChange({ ...values, enabled: isOn, ...(isUnchosen ? { zone: proposeZone(form, zoneHere()) } : {}) });
  };
  const { enabled, lines, zone, exceptions } = fields;
  return (
    <fieldset className="hadaya-hours">
      <legend className="screen-reader-text">{schema.title}</legend>
      <ToggleControl
        label={enabled?.title ?? ''}
        checked={values.enabled === true}
        onChange={enable}
        __nextHasNoMarginBottom
      />
      {values.enabled === true && (
        <div className="hadaya-hours-body">
          {lines && (
            <Rows
              form={form}
              schema={lines}
              path={`${path}.lines`}
              items={asList(values.lines)}
              onChange={set('lines')}
              draw={(item, at, change) => (
                <DayRow
                  form={form}
                  schema={lines.items ?? { type: 'object' }}
                  path={at}
                  value={item}
                  working={workingDays(form.home)}
                  onChange={change}
                />
              )}
            />
          )}
          {zone && (
            <ZoneField
              form={form}
              schema={zone}
              path={`${path}.zone`}
              channel=""
              value={values.zone}
              onChange={set('zone')}
            />
          )}
          {exceptions && (
            <Rows
              form={form}
              schema={exceptions}
              path={`${path}.exceptions`}
              items={asList(values.exceptions)}
              onChange={set('exceptions')}
              draw={(item, at, change) => (
                <div className="hadaya-exception">
                  <ObjectFields
                    form={form}
                    schema={exceptions.items ?? { type: 'object' }}
                    path={at}
                    channel=""
                    value={item}
                    onChange={change}
                  />
                </div>
              )}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
