import { CheckboxControl, SelectControl, TextareaControl, TextControl, ToggleControl } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { describeField, shownFields } from '../model/describeField.ts';
import { asList, asValues } from '../model/schema.ts';
import { ChannelsField, isOfChannels } from './channels/ChannelsField.tsx';
import { NumberField } from './channels/NumberField.tsx';
import { controlProps } from './controlProps.tsx';
import { type FieldProps, idOf } from './FormContext.ts';
import { HoursField, isOfHours } from './hours/HoursField.tsx';
import { jsonHint } from './jsonHint.tsx';
import { isInLanguages, LanguagesField } from './LanguagesField.tsx';
import { ListField } from './ListField.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { OptionalField } from './OptionalField.tsx';
import { AddedLanguagesField, CountriesField, isOfLanguages } from './PickedFields.tsx';
import { PictureField } from './PictureField.tsx';
import { Placeholders } from './Placeholders.tsx';
import { PictureChoice } from './pictures/PictureChoice.tsx';
import { pictureOf } from './pictures/pictures.tsx';
import { isSize, SizeField } from './pictures/SizeField.tsx';
import { TestButton } from './TestButton.tsx';

/** Formats of the JSON fields, which are checked while typing. */
const JSON_TEXTS = ['json'];

function ChannelValue(props: FieldProps) {
  const type = props.form.channels[props.channel];
  if (type?.kind === 'number' || type?.kind === 'phone') return <NumberField {...props} />;
  return (
    <TextControl
      {...controlProps(props)}
      label={type?.asked ?? props.schema.title}
      type={type?.input ?? 'text'}
      placeholder={type?.example}
      dir="ltr"
      value={String(props.value ?? '')}
      onChange={props.onChange}
      __next40pxDefaultSize
    />
  );
}

/** Returns a field's options; `undefined` for a text field. */
function optionsOf({ form, schema }: FieldProps) {
  if (schema.format === 'country')
    return ['', ...form.countries].map((value) => ({
      value,
      label: value ? form.nameCountry(value) : __('Unknown', 'hadaya'),
    }));
  return schema.enum && describeField(schema).options;
}

const selectAll = (event: { readonly currentTarget: HTMLInputElement }) => event.currentTarget.select();

function TextField(props: FieldProps) {
  const { schema, value, onChange } = props;
  const format = schema.format ?? '';
  const { control, input, isLeftToRight } = describeField(schema);
  const isJson = JSON_TEXTS.includes(format);
  const hint = isJson ? jsonHint(String(value ?? '')) : undefined;
  const shared = {
    ...controlProps(props),
    ...(hint ? { help: hint } : {}),
    value: String(value ?? ''),
    onChange,
    dir: isLeftToRight ? ('ltr' as const) : undefined,
    placeholder: schema.example,
  };
  if (schema.isPicture) return <PictureField field={props} shared={controlProps(props)} title={schema.title ?? ''} />;
  const options = optionsOf(props);
  if (options) {
    return <SelectControl {...shared} options={options} __next40pxDefaultSize />;
  }
  const placeholders = schema.placeholders && (
    <Placeholders placeholders={schema.placeholders} path={props.path} text={shared.value} onChange={onChange} />
  );
  if (control === 'long')
    return (
      <Fragment>
        <TextareaControl
          {...shared}
          {...(isJson ? { className: 'hadaya-code', spellCheck: false } : {})}
          rows={format === 'json' ? 10 : isJson ? 6 : 3}
        />
        {placeholders}
      </Fragment>
    );
  const zones = `${idOf(props.path)}-list`;
  return (
    <Fragment>
      <TextControl
        {...shared}
        type={input}
        min={schema.minimum}
        max={schema.maximum}
        // The page never receives the stored secret, so typing replaces the whole value.
        {...(format === 'hidden' ? { autoComplete: 'off', onFocus: selectAll } : {})}
        {...(format === 'zone' ? { list: zones } : {})}
        __next40pxDefaultSize
      />
      {placeholders}
      {format === 'zone' && (
        <datalist id={zones}>
          {props.form.zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </Fragment>
  );
}

/** A field in which the owner can select several of the offered values, such as weekdays. */
function ChoicesField({ form, schema, path, value, onChange }: FieldProps) {
  const chosen = asList(value);
  const mistake = form.mistakes[path];
  const { options } = describeField(schema);
  return (
    <fieldset className="hadaya-choices">
      <legend>{schema.title}</legend>
      {options.map(({ value: one, label }) => (
        <CheckboxControl
          key={one}
          label={label}
          checked={chosen.includes(one)}
          onChange={(isOn) =>
            onChange(
              options.flatMap((other) =>
                (other.value === one ? isOn : chosen.includes(other.value)) ? other.value : [],
              ),
            )
          }
          __nextHasNoMarginBottom
        />
      ))}
      {!mistake && schema.description && <p className="description">{schema.description}</p>}
      {mistake && <p className="hadaya-mistake">{mistake}</p>}
    </fieldset>
  );
}

/** Renders a switch without `aria-invalid`, because both of its values are valid. */
function Switch(props: FieldProps) {
  const { 'aria-invalid': _isWrong, ...shared } = controlProps(props);
  return <ToggleControl {...shared} checked={props.value === true} onChange={props.onChange} />;
}

function Control(props: FieldProps) {
  const { schema } = props;
  if (isInLanguages(props)) return <LanguagesField {...props} />;
  if (schema.isOptional) return <OptionalField {...props} />;
  if (isOfLanguages(props)) return <AddedLanguagesField {...props} />;
  const { control } = describeField(schema);
  if (control === 'switch') return <Switch {...props} />;
  if (control === 'list') return isOfChannels(schema) ? <ChannelsField {...props} /> : <ListField {...props} />;
  if (control === 'countries') return <CountriesField {...props} />;
  if (control === 'choices') return <ChoicesField {...props} />;
  if (control === 'group') {
    if (isOfHours(schema)) return <HoursField {...props} />;
    const values = asValues(props.value);
    const { usual, rare } = shownFields(schema, values);
    // A group that is turned off shows only its switch, with the switch's label.
    const isSwitch = usual.length + rare.length === 1 && schema.properties?.[usual[0] ?? '']?.type === 'boolean';
    return (
      <fieldset className={isSwitch ? 'hadaya-group is-switch' : 'hadaya-group'}>
        <legend>{schema.title}</legend>
        <ObjectFields {...props} />
        {schema.test && values.enabled === true && <TestButton path={schema.test} values={values} />}
      </fieldset>
    );
  }
  const draw = schema.enum && pictureOf(props.path);
  if (draw) return <PictureChoice field={props} draw={draw} />;
  if (isSize(props.path)) return <SizeField {...props} />;
  return schema.format === 'channel' ? <ChannelValue {...props} /> : <TextField {...props} />;
}

/**
 * One setting, rendered from its schema. The id derived from its path is on the container, because some of WordPress's
 * controls keep their own ids.
 */
export function Field(props: FieldProps) {
  return (
    <div id={idOf(props.path)}>
      <Control {...props} />
    </div>
  );
}
