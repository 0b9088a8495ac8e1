import { readLanguage } from '@hadaya/core';
import type { ReactNode } from '@wordpress/element';
import type { Mistakes } from '../model/editor.ts';
import type { Language } from '../model/Language.ts';
import { type Plans, readPlans } from '../model/phoneNumber.ts';
import type { Schema, Value } from '../model/schema.ts';
import type { ChannelType, StartData } from '../startData.ts';

export interface FormContext {
  readonly mistakes: Mistakes;
  /** Status notes, keyed by the path of the field that they belong to. */
  readonly notes: Readonly<Record<string, string>>;
  /** Languages in which the owner can write texts, the main one first. */
  readonly languages: readonly Language[];
  readonly channels: Readonly<Record<string, ChannelType>>;
  /** Country codes, sorted by name. */
  readonly countries: readonly string[];
  /** Names of time zones, offered as suggestions while typing. */
  readonly zones: readonly string[];
  readonly nameCountry: (code: string) => string;
  /** The shop's country, or else a guess from the owner's browser; empty if unknown. */
  readonly home: string;
  readonly plans: Plans;
  /** URL of the file with phone number types; empty if the file is missing. */
  readonly kinds: string;
  /** URL of the file that renders QR codes; empty if the file is missing. */
  readonly qr: string;
  /** The site's time zone, as set in WordPress. */
  readonly siteZone: string;
  readonly homeZones: readonly string[];
  /** Renders any field with the control that its schema requires. */
  readonly draw: (props: FieldProps) => ReactNode;
  /** Called with the open channel's index; -1 for none. */
  readonly onChannel: (index: number) => void;
}

export interface FieldProps {
  readonly form: FormContext;
  readonly schema: Schema;
  /** Path of the field, such as `widgets.0.channels.0.value`. */
  readonly path: string;
  readonly value: Value | undefined;
  /** Type of the channel that the field belongs to; empty outside channels. */
  readonly channel: string;
  readonly onChange: (value: Value) => void;
}

/**
 * Returns the country codes sorted by name, and a function that names a country in the page's language and returns
 * unknown codes unchanged.
 */
function openCountries(codes: string) {
  const locale = readLanguage(document.documentElement);
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const nameCountry = (code: string) => (/^[a-z]{2}$/i.test(code) ? (names.of(code) ?? code) : code);
  const { compare } = new Intl.Collator(locale);
  const countries = codes.split(' ').sort((one, other) => compare(nameCountry(one), nameCountry(other)));
  return { countries, nameCountry };
}

/**
 * Guesses the owner's country from the browser's language; ignores American English, because it is a common default.
 */
function guessHome(): string {
  return navigator.language === 'en-US' ? '' : (new Intl.Locale(navigator.language).region ?? '');
}

export function createForm(start: StartData, draw: FormContext['draw']): FormContext {
  const { channels, countries, zones, home, homeZones, zone: siteZone, kinds, qr } = start;
  const known = {
    channels,
    zones,
    siteZone,
    homeZones,
    home: home || guessHome(),
    plans: readPlans(start.plans),
    kinds,
    qr,
  };
  return {
    mistakes: {},
    notes: {},
    languages: start.languages.shop,
    ...known,
    ...openCountries(countries),
    draw,
    onChannel: () => {},
  };
}

/** Returns the container id of the field at a path. */
export const idOf = (path: string): string => `hadaya-${path}`;

/**
 * Focuses the first control in the element with an id, or else the element itself. Expands the collapsed groups that
 * contain it.
 */
export function focusIn(id: string): void {
  const target = document.getElementById(id);
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  const control =
    target?.querySelector<HTMLElement>('[data-first] input') ??
    target?.querySelector<HTMLElement>('input, select, textarea');
  (control ?? target)?.focus();
}
