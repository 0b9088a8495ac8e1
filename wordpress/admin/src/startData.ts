import type { Kept } from './model/editor.ts';
import type { Language } from './model/Language.ts';
import type { Schema, Values } from './model/schema.ts';
import type { SettingNames } from './model/unknownNames.ts';

export interface ChannelType {
  readonly name: string;
  /** Label of the field for the channel's value. */
  readonly asked: string;
  readonly example: string;
  /** The input's `type` attribute. */
  readonly input: string;
  readonly kind: 'number' | 'phone' | 'email' | 'name' | 'url';
  /** Link URL; `%s` is the value. */
  readonly link: string;
}

/** A feature that Hadaya adds to the shop or replaces there, such as the swatches. */
export interface Part {
  readonly name: string;
  /** Active plugins that the part replaces, with their versions. */
  readonly plugins: readonly string[];
  /** True if the part's file is missing. */
  readonly missing: boolean;
}

/** A configured contact plugin on this site whose settings can be moved. */
export interface Mover {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
}

export interface StartData {
  readonly state: Kept;
  readonly languages: {
    /** Languages of the shop without those that the owner has added, the main one first. */
    readonly shop: readonly Language[];
    /** Languages that can be added. */
    readonly known: readonly Language[];
  };
  readonly schema: Schema;
  /** Initial settings for a new contact widget. */
  readonly fresh: Values;
  /** Schema of the preview's settings. */
  readonly view: Schema;
  /** Codes of the available countries, separated by spaces. */
  readonly countries: string;
  /** Available time zones; older names are accepted too. */
  readonly zones: readonly string[];
  readonly channels: Readonly<Record<string, ChannelType>>;
  readonly parts: readonly Part[];
  /** Names of the front end's settings, for checking the owner's JSON. */
  readonly names: SettingNames;
  /** Size of each runtime in kilobytes, formatted in the site's language. */
  readonly weights: Readonly<Record<string, string>>;
  /** The contact plugin whose widget is used instead of Hadaya's; empty if there is none. */
  readonly rival: string;
  readonly movers: readonly Mover[];
  /** URL of the plugins screen. */
  readonly plugins: string;
  readonly shop: string;
  /** Code of the shop's country; empty if unknown. */
  readonly home: string;
  /** Calling codes and mobile number lengths, in the format that `readPlans` reads. */
  readonly plans: string;
  /** URL of the file with phone number types; empty if the file is missing. */
  readonly kinds: string;
  /** URL of the file that renders QR codes; empty if the file is missing. */
  readonly qr: string;
  /** The site's own time zone. */
  readonly zone: string;
  readonly homeZones: readonly string[];
  readonly version: string;
  /** Name of the view that this page shows. */
  readonly screen: string;
  /** URL of Hadaya's first page; the URLs of the other pages end in `-` and the name of their view. */
  readonly pages: string;
  readonly messages: string;
}
