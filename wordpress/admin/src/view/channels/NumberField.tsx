import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { NumberKind } from '../../model/numberKind.ts';
import { flagOf, putNumber, type Understood, understandNumber, withCountry } from '../../model/phoneNumber.ts';
import { controlProps } from '../controlProps.tsx';
import { type FieldProps, type FormContext, idOf } from '../FormContext.ts';
import { useNumberKind } from './useNumberKind.ts';

const nameKind = (kind: NumberKind): string =>
  ({
    mobile: __('mobile', 'hadaya'),
    landline: __('landline', 'hadaya'),
    either: __('mobile or landline', 'hadaya'),
    free: __('toll-free', 'hadaya'),
    unknown: __('invalid number. Check the digits.', 'hadaya'),
  })[kind];

function nameWhole(country: string, kind: NumberKind | undefined): string {
  if (country === '' || kind === undefined) return country;
  // translators: 1: country, 2: kind of phone number.
  return sprintf(__('%1$s, %2$s', 'hadaya'), country, nameKind(kind));
}

function explain(found: Understood, nameCountry: FormContext['nameCountry'], kind: NumberKind | undefined): string {
  switch (found.kind) {
    case 'whole':
      return nameWhole(found.country === '' ? '' : nameCountry(found.country), kind);
    case 'odd':
      // translators: %s: country.
      return sprintf(
        __('Mobile numbers in %s have a different length. Check the digits.', 'hadaya'),
        nameCountry(found.country),
      );
    case 'local':
      // translators: %s: country.
      return sprintf(
        __('Without a country code, the number is assumed to be from %s:', 'hadaya'),
        nameCountry(found.country),
      );
    case 'unclear':
      return __('Choose the country, or start the number with + and the country code.', 'hadaya');
    case 'none':
      return __('Enter a phone number.', 'hadaya');
    case 'several':
      return __('Enter only one number. For more numbers, add more channels.', 'hadaya');
    case 'link':
      return __('This link contains no phone number. Enter the number, or add a “Link” channel.', 'hadaya');
    default:
      return '';
  }
}

interface CountryCodeProps {
  readonly form: FormContext;
  readonly country: string;
  readonly onChoose: (country: string) => void;
}

function CountryCode({ form, country, onChoose }: CountryCodeProps) {
  const codeOf = (one: string) => form.plans.get(one)?.code ?? '';
  return (
    <div className="hadaya-country wp-exclude-emoji">
      <span aria-hidden="true">{country === '' ? '🌐' : flagOf(country)}</span>
      <bdi dir="ltr" aria-hidden="true">
        {country !== '' && `+${codeOf(country)}`}
      </bdi>
      <select
        aria-label={__('Country code', 'hadaya')}
        value={country}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{__('Choose country', 'hadaya')}</option>
        {/* The country's name comes first, so that typing its letters finds it. */}
        {form.countries
          .filter((one) => form.plans.has(one))
          .map((one) => (
            <option key={one} value={one}>
              {`${form.nameCountry(one)} +${codeOf(one)} ${flagOf(one)}`}
            </option>
          ))}
      </select>
    </div>
  );
}

/** Explains how a number was interpreted, with a button that adds a missing country code. */
function FoundNumber({
  form,
  found,
  onTake,
}: {
  form: FormContext;
  found: Understood;
  onTake: (shown: string) => void;
}) {
  const kind = useNumberKind(form.kinds, found.kind === 'whole' ? found.shown : '');
  return (
    <p className="hadaya-understood" role="status" data-kind={kind === 'unknown' ? 'odd' : found.kind}>
      {found.kind === 'whole' && <bdi dir="ltr">{found.shown}</bdi>}{' '}
      <span>{explain(found, form.nameCountry, kind)}</span>
      {found.kind === 'local' && ' '}
      {found.kind === 'local' && (
        <Button variant="link" onClick={() => onTake(found.shown)}>
          <bdi dir="ltr">{found.shown}</bdi>
        </Button>
      )}
    </p>
  );
}

/**
 * A phone number with its country. On blur, a chat number without a country code gets the shop's country code if the
 * number's length is usual there. Otherwise, the field asks the owner for the country.
 */
export function NumberField(props: FieldProps) {
  const { form, channel, schema, path, value, onChange } = props;
  const { plans, home } = form;
  const text = String(value ?? '');
  const type = form.channels[channel];
  const found = understandNumber(text, plans, home);
  const [chosen, choose] = useState('');
  const country =
    found.kind === 'whole' || found.kind === 'odd' || found.kind === 'local' ? found.country : chosen || home;
  const take = (shown: string) => onChange(putNumber(text, shown));
  const complete = () => {
    if (type?.kind === 'number' && found.kind === 'local') take(found.shown);
  };
  const { help, ...shared } = controlProps(props);
  return (
    <div className="hadaya-number">
      <div className="hadaya-number-line" dir="ltr">
        <CountryCode
          form={form}
          country={country}
          onChoose={(next) => {
            choose(next);
            if (next !== '' && text !== '') onChange(withCountry(text, next, plans, home));
          }}
        />
        <div className="hadaya-grow" data-first>
          <TextControl
            {...shared}
            label={type?.asked ?? schema.title}
            type="tel"
            placeholder={home === '' || plans.get(home) === undefined ? type?.example : undefined}
            dir="ltr"
            value={text}
            onChange={(next) =>
              onChange(chosen !== '' && text === '' && /^\d/.test(next) ? withCountry(next, chosen, plans, home) : next)
            }
            onBlur={complete}
            aria-describedby={`${idOf(path)}-found`}
            __next40pxDefaultSize
          />
        </div>
      </div>
      <div id={`${idOf(path)}-found`}>
        {form.mistakes[path] ? help : <FoundNumber form={form} found={found} onTake={take} />}
      </div>
    </div>
  );
}
