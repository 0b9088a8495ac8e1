import { SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { asList, type Schema } from '../model/schema.ts';
import { controlProps } from './controlProps.tsx';
import type { FieldProps } from './FormContext.ts';

const onOrOff = (value: unknown) => (value === true ? __('On', 'hadaya') : __('Off', 'hadaya'));

/** Names the value that applies while nothing is selected. */
function nameUnset(schema: Schema, standard: string | undefined): string {
  if (!schema.isPlugins)
    return standard === undefined ? __('Not set', 'hadaya') : sprintf(__('Default: %s', 'hadaya'), standard);
  return standard === undefined
    ? __('Same as in the original plugin', 'hadaya')
    : sprintf(__('Same as in the original plugin, or %s if not set there', 'hadaya'), standard);
}

/** The setting's name, for reference, and its accepted values. */
function Hint({ schema }: { readonly schema: Schema }) {
  const { description, type, minimum, maximum, default: standard, isPlugins } = schema;
  const isSwitch = type === 'boolean' && !isPlugins;
  return (
    <span className="hadaya-setting">
      <code dir="ltr">{description}</code>
      {type === 'integer' && <span>{sprintf(__('%1$d to %2$d', 'hadaya'), minimum ?? 0, maximum ?? 0)}</span>}
      {type === 'array' && <span>{__('One per line', 'hadaya')}</span>}
      {isSwitch && standard !== undefined && <span>{nameUnset(schema, onOrOff(standard))}</span>}
    </span>
  );
}

/** A select whose first option leaves the setting unset. */
function OptionalChoice({ field, names }: { readonly field: FieldProps; readonly names: ReadonlyMap<string, string> }) {
  const { schema, value, onChange } = field;
  const standard = schema.default === undefined ? undefined : (names.get(String(schema.default)) ?? '');
  const options = [['', nameUnset(schema, standard)] as const, ...names];
  return (
    <SelectControl
      {...controlProps(field, <Hint schema={schema} />)}
      value={String(value ?? '')}
      options={options.map(([one, label]) => ({ value: one, label }))}
      onChange={(next) => onChange(schema.type === 'boolean' && next !== '' ? next === 'true' : next)}
      __next40pxDefaultSize
    />
  );
}

/** A setting that may stay unset. While it is unset, its control shows the value that applies. */
export function OptionalField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const { 'aria-invalid': isWrong, ...shared } = controlProps(props, <Hint schema={schema} />);
  if (schema.type === 'boolean' && (schema.isPlugins || schema.default === undefined)) {
    const names = [true, false].map((one) => [String(one), onOrOff(one)] as const);
    return <OptionalChoice field={props} names={new Map(names)} />;
  }
  if (schema.type === 'boolean')
    return <ToggleControl {...shared} checked={(value ?? schema.default) === true} onChange={onChange} />;
  if (schema.enum)
    return (
      <OptionalChoice
        field={props}
        names={new Map(schema.enum.map((one, at) => [one, schema.enumNames?.[at] ?? one]))}
      />
    );
  const entered = { ...shared, 'aria-invalid': isWrong };
  if (schema.type === 'array')
    return (
      <TextareaControl
        {...entered}
        rows={3}
        dir="ltr"
        value={asList(value).join('\n')}
        onChange={(text) => onChange(text.split('\n'))}
      />
    );
  return (
    <TextControl
      {...entered}
      type={schema.type === 'integer' ? 'number' : 'text'}
      min={schema.minimum}
      max={schema.maximum}
      placeholder={schema.default === undefined ? undefined : String(schema.default)}
      dir={schema.format === 'code' ? 'ltr' : undefined}
      value={String(value ?? '')}
      onChange={onChange}
      __next40pxDefaultSize
    />
  );
}
