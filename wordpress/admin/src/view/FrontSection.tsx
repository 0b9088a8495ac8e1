import { Notice, TextControl } from '@wordpress/components';
import { Fragment, type ReactNode, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { countMistakes } from '../model/editor.ts';
import { filterFields, isPartHere, withPart } from '../model/frontParts.ts';
import { asValues, type Schema, type Value, type Values } from '../model/schema.ts';
import { findUnknownNames, type SettingNames } from '../model/unknownNames.ts';
import type { StartData } from '../startData.ts';
import { Field } from './Field.tsx';
import { type FormContext, idOf } from './FormContext.ts';
import { ObjectFields } from './ObjectFields.tsx';

interface FrontSectionProps {
  readonly start: StartData;
  readonly form: FormContext;
  readonly draft: Values;
  readonly onChange: (group: string, value: Value) => void;
}

/** A collapsible section that starts open if `isOpen` is true. */
function Fold({ title, isOpen, children }: { title: ReactNode; isOpen: boolean; children: ReactNode }) {
  return (
    <details key={String(isOpen)} className="hadaya-fold" {...(isOpen ? { open: true } : {})}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface PartFieldsProps extends FrontSectionProps {
  readonly name: string;
  /** The feature's fields that match the search. */
  readonly found: Schema;
  readonly isOpen: boolean;
}

function PartFields({ name, found, isOpen, start, form, draft, onChange }: PartFieldsProps) {
  const front = asValues(draft.front);
  const all = start.schema.properties?.front ?? { type: 'object' };
  const values = asValues(front[name]);
  const count = Object.keys(values).length;
  const path = `front.${name}`;
  const title = (
    <Fragment>
      <span>{found.title}</span>
      {count > 0 && (
        <span className="hadaya-set">
          {sprintf(/* translators: %d: number of changed settings. */ __('changed: %d', 'hadaya'), count)}
        </span>
      )}
    </Fragment>
  );
  return (
    <Fold title={title} isOpen={isOpen || countMistakes(form.mistakes, path) > 0}>
      <div id={idOf(path)} className="hadaya-rare">
        <ObjectFields
          form={form}
          schema={found}
          path={path}
          channel=""
          value={values}
          onChange={(next) => onChange('front', withPart(all, front, name, asValues(next)))}
        />
      </div>
    </Fold>
  );
}

/** Note about unknown names in the owner's JSON, whose values are kept but have no effect. */
function UnknownNames({ text, names }: { readonly text: string; readonly names: SettingNames }) {
  const unknown = findUnknownNames(text, names);
  return (
    <div role="status">
      {unknown.length > 0 && (
        <Notice status="warning" isDismissible={false}>
          {unknown.map(({ name, nearest }) => (
            <p key={name}>
              {nearest === undefined
                ? // translators: %s: entered name.
                  sprintf(
                    __('This version does not have the setting “%s”. Its value is kept but has no effect.', 'hadaya'),
                    name,
                  )
                : // translators: 1: entered name, 2: suggested name.
                  sprintf(
                    __(
                      'There is no setting “%1$s”. Its value is kept but has no effect. Did you mean “%2$s”?',
                      'hadaya',
                    ),
                    name,
                    nearest,
                  )}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}

/** The owner's JSON, for settings without a field. */
function OtherSettings({ start, form, draft, onChange }: FrontSectionProps) {
  const schema = start.schema.properties?.page_settings;
  const text = String(draft.page_settings ?? '');
  if (!schema) return null;
  return (
    <Fold title={__('Expert settings', 'hadaya')} isOpen={start.state.settings.page_settings !== ''}>
      <Field
        form={form}
        schema={schema}
        path="page_settings"
        channel=""
        value={text}
        onChange={(value) => onChange('page_settings', value)}
      />
      <UnknownNames text={text} names={start.names} />
    </Fold>
  );
}

/** Settings for the gallery, the swatches and other features. Settings without an effect are collapsed. */
export function FrontSection(props: FrontSectionProps) {
  const { start, draft } = props;
  const [query, setQuery] = useState('');
  const isSearch = query.trim() !== '';
  const parts = Object.entries(start.schema.properties?.front?.properties ?? {}).flatMap(([name, schema]) => {
    const found = filterFields(schema, query);
    return Object.keys(found.properties ?? {}).length > 0 ? [{ name, found }] : [];
  });
  const isHere = ({ name }: { name: string }) => isPartHere(name, start.parts, asValues(draft.islands));
  const drawParts = (some: typeof parts) =>
    some.map(({ name, found }) => <PartFields key={name} {...props} name={name} found={found} isOpen={isSearch} />);
  const others = parts.filter((part) => !isHere(part));
  const isOtherWrong = others.some(({ name }) => countMistakes(props.form.mistakes, `front.${name}`) > 0);
  return (
    <Fragment>
      <TextControl
        label={__('Search settings', 'hadaya')}
        type="search"
        value={query}
        onChange={setQuery}
        __nextHasNoMarginBottom
        __next40pxDefaultSize
      />
      <p role="status">{parts.length === 0 && __('No settings found.', 'hadaya')}</p>
      {drawParts(parts.filter(isHere))}
      {others.length > 0 && (
        <Fold
          title={__('Inactive features (turned off, or their plugin is not active)', 'hadaya')}
          isOpen={isSearch || isOtherWrong}
        >
          {drawParts(others)}
        </Fold>
      )}
      <OtherSettings {...props} />
    </Fragment>
  );
}
