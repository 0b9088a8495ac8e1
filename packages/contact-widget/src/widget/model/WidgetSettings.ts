import type { Schema, SettingsOf } from '@hadaya/core';
import type { agentFields, channelFields, consentFields, popupFields, qrFields, teamFields } from './channelFields.ts';
import type { channelGateFields } from './channelGateFields.ts';
import type { formFieldFields, formFields } from './formFields.ts';
import type { gateFields } from './gateFields.ts';
import type { datesFields, hoursFields } from './hoursFields.ts';
import type { chatFields, lookFields } from './lookFields.ts';

/** A value as a page writes it, in which any setting may be omitted; the defaults apply to omitted settings. */
type Written<Value> = Value extends readonly (infer Item)[]
  ? readonly Written<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Written<Value[Key]> }
    : Value;

type WrittenAs<S extends Schema> = Written<SettingsOf<S>>;

/** Channel types by the names that pages use; `readChannelType` maps them to internal types. */
export type ChannelTypeName =
  | 'whatsapp'
  | 'phone'
  | 'sms'
  | 'email'
  | 'telegram'
  | 'instagram_dm'
  | 'instagram'
  | 'messenger'
  | 'x'
  | 'tiktok'
  | 'snapchat'
  | 'vk'
  | 'viber'
  | 'wechat'
  | 'line'
  | 'linkedin'
  | 'slack'
  | 'discord'
  | 'teams'
  | 'maps'
  | 'waze'
  | 'link'
  | 'form';

/** Kinds of traffic; `ads` is Google Ads, and `other` is any other site or campaign. */
export type TrafficKind = 'direct' | 'search' | 'social' | 'ads' | 'other';

/** One channel of a widget, as a page writes it in `channels`. */
export interface ChannelSettings
  extends Omit<WrittenAs<typeof channelGateFields>, 'type'>,
    WrittenAs<typeof channelFields>,
    WrittenAs<typeof popupFields>,
    WrittenAs<typeof consentFields>,
    WrittenAs<typeof qrFields>,
    WrittenAs<typeof teamFields> {
  readonly type: ChannelTypeName;
  /** People who answer on the channel. */
  readonly agents?: readonly WrittenAs<typeof agentFields>[];
  /** The contact form, for the type `form`. */
  readonly form?: WrittenAs<typeof formFields> & { readonly fields?: readonly WrittenAs<typeof formFieldFields>[] };
}

/** One contact widget, as a page writes it in `window.hadaya.settings.contact.widgets`. */
export interface WidgetSettings extends WrittenAs<typeof gateFields>, WrittenAs<typeof lookFields> {
  readonly channels: readonly ChannelSettings[];
  /** Card that shows a greeting above the channels. */
  readonly chat?: WrittenAs<typeof chatFields>;
  readonly hours?: WrittenAs<typeof hoursFields>;
  readonly dates?: WrittenAs<typeof datesFields>;
  /** ISO codes of the countries whose visitors see the widget. */
  readonly countries?: { readonly enabled?: boolean; readonly codes: readonly string[] };
  /** Traffic sources whose visitors see the widget. */
  readonly traffic?: {
    readonly enabled?: boolean;
    readonly sources?: readonly TrafficKind[];
    readonly sites?: readonly { readonly show: 'show' | 'hide'; readonly value: string }[];
  };
  /**
   * Events for the page's ad tags: `click` when a visitor chooses a channel, `lead` when the server has stored a
   * message.
   */
  readonly ads?: { readonly enabled?: boolean; readonly click?: string; readonly lead?: string };
}
