import { amount, anything, type Field, isOn, isRecord, listOf } from '@hadaya/core';
import type { TriggerRules } from '../../triggers/model/reduceTriggers.ts';
import type { Device } from './device.ts';

/** What decides whether a channel can be offered. */
export interface ChannelGate {
  /** Public name of the channel, `Whatsapp` or `Custom_Link_3`. */
  readonly slug: string;
  /** What it behaves like. */
  readonly type: string;
  readonly value: string;
  readonly isAgent: boolean;
  /** Meant for that kind of device, and with something to open. */
  readonly isDesktop: boolean;
  readonly isMobile: boolean;
  /** Whether it opens a panel of ours instead of a link. */
  readonly hasPanel: boolean;
  /** The panel opens by itself for a visitor who has not used it. */
  readonly isDefaultOpen: boolean;
}

/** Whether a channel is meant for the device and has something to open. */
export function isValidChannel(channel: ChannelGate, device: Device): boolean {
  return device === 'mobile' ? channel.isMobile : channel.isDesktop;
}

/** Whether a widget has something to offer on this device; live chat alone draws nothing. */
export function hasChannels(channels: readonly ChannelGate[], device: Device): boolean {
  return channels.some((channel) => channel.type !== 'Chatway' && isValidChannel(channel, device));
}

/** A record as the server prints it. */
export type Printed = Readonly<Record<string, unknown>>;

/** What must be known of a widget before it is drawn; the rest is read when it is. */
export interface WidgetRecord {
  /** As printed: `0`, `_1`, `_2`. */
  readonly id: string;
  /** The second id that the plugin prints. */
  readonly identifier: string;
  /** Place in the server's list. */
  readonly key: number;
  readonly triggers: TriggerRules;
  /** Seconds after which it leaves. */
  readonly hideAfterSeconds?: number;
  /** Dates or opening hours decide about it. */
  readonly hasSchedule: boolean;
  /** The source of the visit decides about it. */
  readonly hasSources: boolean;
  /** ISO codes; empty for the whole world. */
  readonly countries: readonly string[];
  readonly channels: readonly ChannelGate[];
  /** Public class names that tell how the owner set it up. */
  readonly traits: readonly string[];
  /** The server's settings object, for the reader that runs when the widget is drawn. */
  readonly design: Printed;
  /** The server's triggers, for the reader of dates and hours. */
  readonly rawTriggers: Printed;
  /** The server's channels, same order as `channels`. */
  readonly rawChannels: readonly Printed[];
}

const USUAL_SPACING = '25';

type FieldContext = Parameters<Field<unknown>['read']>[1];

const asText = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '');
const list = listOf(anything());
const positive = amount(0, { min: 0 });
const percentage = amount(0, { min: 0, max: 100 });

function readChannelGate(printed: Printed, { report, path }: FieldContext): ChannelGate {
  const slug = asText(printed.channel);
  const given = asText(printed.channel_type);
  const type = given === '' || given === 'null' ? slug : given;
  const isAgent = isOn(printed.is_agent);
  const value = asText(printed.value);
  const isForm = type === 'Contact_Us';
  const agents = isAgent ? list.read(printed.agent_data, { report, path: `${path}.agent_data` }) : [];
  const opens = isAgent
    ? agents.some((agent) => isRecord(agent) && asText(agent.value) !== '')
    : value !== '' || isForm || type === 'Chatway';
  const isMeant = (device: string) => opens && isOn(printed[isAgent ? `is_agent_${device}` : `is_${device}`]);
  return {
    slug,
    type,
    value,
    isAgent,
    isDesktop: isMeant('desktop'),
    isMobile: isMeant('mobile'),
    isDefaultOpen: isOn(printed.is_default_open),
    hasPanel:
      isAgent ||
      isForm ||
      (type === 'Whatsapp' && isOn(printed.has_welcome_message)) ||
      (type === 'WeChat' && asText(printed.qr_code_image_url) !== ''),
  };
}

function readTraits(design: Printed, hidesItself: boolean): string[] {
  const isUsual = (spacing: unknown) => String(spacing || USUAL_SPACING) === USUAL_SPACING;
  return [
    ...(design.cta_type === 'chat-view' ? ['chaty-has-chat-view'] : []),
    ...(hidesItself ? ['auto-hide-chaty'] : []),
    design.show_cta === 'all_time' ? 'all_time' : 'first_click',
    ...(design.default_state === 'hover' ? ['open-on-hover'] : []),
    ...(isUsual(design.bottom_spacing) && isUsual(design.side_spacing) ? [] : ['has-custom-pos']),
  ];
}

function readTriggers(printed: Printed, context: FieldContext): TriggerRules {
  const seconds = isOn(printed.has_time_delay) && positive.read(printed.time_delay, context);
  const percent =
    isOn(printed.has_display_after_page_scroll) && percentage.read(printed.display_after_page_scroll, context);
  return {
    ...(seconds === false ? {} : { delaySeconds: seconds }),
    ...(percent === false ? {} : { scrollPercent: percent }),
    exitIntent: isOn(printed.exit_intent),
  };
}

function readRecord(printed: Printed, key: number, { report, path }: FieldContext): WidgetRecord {
  const at = (name: string) => ({ path: `${path}.${name}`, report });
  const rawTriggers = isRecord(printed.triggers) ? printed.triggers : {};
  const rawChannels = list.read(printed.channels, at('channels')).filter(isRecord);
  const design = isRecord(printed.settings) ? printed.settings : {};
  const leaves = isOn(rawTriggers.auto_hide_widget) ? positive.read(rawTriggers.hide_after, at('hide_after')) : 0;
  const countries = isOn(rawTriggers.has_countries) ? list.read(rawTriggers.countries, at('countries')) : [];
  return {
    id: asText(printed.id) || '0',
    identifier: asText(printed.identifier) || '0',
    key,
    triggers: readTriggers(rawTriggers, at('triggers')),
    ...(leaves > 0 ? { hideAfterSeconds: leaves } : {}),
    hasSchedule: isOn(rawTriggers.has_date_scheduling_rules) || isOn(rawTriggers.has_day_hours_scheduling_rules),
    hasSources: isOn(rawTriggers.has_traffic_rules),
    countries: countries.map((code) => asText(code).toUpperCase()),
    channels: rawChannels.map((channel, index) => readChannelGate(channel, at(`channels[${index}]`))),
    traits: readTraits(design, leaves > 0),
    design,
    rawTriggers,
    rawChannels,
  };
}

/** A value printed as JSON text counts as its content. */
function parseJson(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.trim() === '') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/** The widgets of a settings object; what is wrong with them is reported. A record that is no widget is skipped. */
export function readWidgets(raw: unknown, tell: (message: string) => void): readonly WidgetRecord[] {
  const at = (path: string) => ({ path, report: (message: string) => tell(`${path}: ${message}`) });
  const name = 'chaty_settings.chaty_widgets';
  return list.read(parseJson(raw), at(name)).flatMap((entry, key) => {
    const context = at(`${name}[${key}]`);
    const printed = parseJson(entry);
    if (isRecord(printed) && isRecord(printed.triggers ?? {}) && printed.channels)
      return [readRecord(printed, key, context)];
    context.report('is no widget (settings, triggers and channels are expected) and was skipped');
    return [];
  });
}
