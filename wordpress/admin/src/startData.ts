import type { Kept } from './model/editor.ts';
import type { Language } from './model/Language.ts';
import type { Schema, Values } from './model/schema.ts';
import type { SettingNames } from './model/unknownNames.ts';

/** A type of channel as the owner meets it. */
export interface ChannelType {
  readonly name: string;
  /** Label of its value. */
  readonly asked: string;
  readonly example: string;
  /** Type of the input. */
  readonly input: string;
  /** Kind of value. */
  readonly kind: 'number' | 'phone' | 'email' | 'name' | 'url';
  /** Address that it opens; `%s` stands for the value. */
  readonly link: string;
}

/** A part of the shop that Hadaya can take over. */
export interface Part {
  readonly name: string;
  /** Active plugins behind it, with their versions. */
  readonly plugins: readonly string[];
  /** Whether its file is not there. */
  readonly missing: boolean;
}

/** A contact plugin that has been set up on this site, and whose settings can be moved. */
export interface Mover {
  readonly id: string;
  readonly name: string;
  /** Whether the plugin is switched on. */
  readonly active: boolean;
}

/** What the server gives the app to start with. */
export interface StartData {
  readonly state: Kept;
  readonly languages: {
    /** Languages of the shop without those that the owner has added, the main one first. */
    readonly shop: readonly Language[];
    /** Those that can be added. */
    readonly known: readonly Language[];
  };
  readonly schema: Schema;
  /** A contact widget as it begins. */
  readonly fresh: Values;
  /** How a preview wants to be seen. */
  readonly view: Schema;
  /** Codes of the countries that can be chosen, with a space between them. */
  readonly countries: string;
  /** Names of time zones that can be chosen; older names are taken as well. */
  readonly zones: readonly string[];
  readonly channels: Readonly<Record<string, ChannelType>>;
  readonly parts: readonly Part[];
  /** Names of the front end's settings. */
  readonly names: SettingNames;
  /** Kilobytes of each runtime, written in the site's language. */
  readonly weights: Readonly<Record<string, string>>;
  /** The contact plugin whose settings are used instead of ours; empty when there is none. */
  readonly rival: string;
  /** The plugins to move from. */
  readonly movers: readonly Mover[];
  /** Address of the list of plugins. */
  readonly plugins: string;
  readonly shop: string;
  /** Code of the shop's country; empty when it is not known. */
  readonly home: string;
  /** Country codes of phone numbers, for `readPlans`. */
  readonly plans: string;
  /** Address of the file that tells kinds of numbers; empty where it is missing. */
  readonly kinds: string;
  /** Address of the file that draws QR codes; empty where it is missing. */
  readonly qr: string;
  /** The site's own time zone. */
  readonly zone: string;
  /** Time zones of the shop's country. */
  readonly homeZones: readonly string[];
  /** Version of the plugin. */
  readonly version: string;
  /** The place whose page was opened. */
  readonly place: string;
  /** Address of the first of our pages; the others' end in `-` and the name of the place. */
  readonly pages: string;
  readonly messages: string;
}
