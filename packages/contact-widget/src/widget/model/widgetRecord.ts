import { anything, type Field, isOn, isRecord, listOf } from '@hadaya/core';
import { channelGateFields } from './channelGateFields.ts';
import type { Device } from './device.ts';
import { gateFields } from './gateFields.ts';
import { isGiven } from './isGiven.ts';
import { readPlain } from './plain.ts';
import { readChannelType } from './readChannelType.ts';

export interface ChannelGate {
  /** Public name of the channel, such as `Whatsapp` or `Custom_Link_3`. */
  readonly slug: string;
  /** Channel type in the replaced plugin's spelling, such as `Facebook_Messenger`. */
  readonly type: string;
  readonly value: string;
  readonly isAgent: boolean;
  /** True if the channel is enabled for computers and has something to open. */
  readonly isDesktop: boolean;
  readonly isMobile: boolean;
  /** True if the channel opens one of Hadaya's panels instead of a link. */
  readonly hasPanel: boolean;
  /** True if the visitor must tick a box before the chat, so no plain link may open the chat. */
  readonly asksConsent: boolean;
  /** True if the panel opens automatically for visitors who have not clicked the channel yet. */
  readonly isDefaultOpen: boolean;
  /** True if the owner places live chat above the launcher. */
  readonly isAbove: boolean;
  readonly label: string | undefined;
  /** URL that the channel opens if its value is not a URL. */
  readonly url: string;
  /** The record as printed, from which other functions in this folder read further settings. */
  readonly given: Printed;
}

/** Returns whether a channel is enabled for the device and has something to open. */
export function isValidChannel(channel: ChannelGate, device: Device): boolean {
  return device === 'mobile' ? channel.isMobile : channel.isDesktop;
}

/** Returns whether a widget has a usable channel on this device; live chat alone does not count. */
export function hasChannels(channels: readonly ChannelGate[], device: Device): boolean {
  return channels.some((channel) => channel.type !== 'Chatway' && isValidChannel(channel, device));
}

/** A settings record as printed in the page. */
export type Printed = Readonly<Record<string, unknown>>;

/** A widget's triggers; missing ones are off. */
export interface TriggerRules {
  readonly delaySeconds?: number;
  /** Percentage of the page that the visitor must scroll. */
  readonly scrollPercent?: number;
  readonly exitIntent: boolean;
}

/** The settings of a widget that are needed before it renders; all others are read when it renders. */
export interface WidgetRecord {
  /** Public id: `0`, `_1`, `_2`. */
  readonly id: string;
  /** The second id that the replaced plugin prints. */
  readonly identifier: string;
  /** Index in the list of widgets. */
  readonly key: number;
  /** The server's token for the widget; empty if there is none. */
  readonly token: string;
  readonly triggers: TriggerRules;
  /** Seconds after which the widget hides; absent if it stays visible. */
  readonly hideAfterSeconds?: number;
  readonly hasSchedule: boolean;
  /** True if the widget has its own button; otherwise only links and function calls on the page open it. */
  readonly hasLauncher: boolean;
  /** True if the widget depends on the source of the visit. */
  readonly hasSources: boolean;
  readonly hasCart: boolean;
  /** ISO country codes; empty if the widget is shown in all countries. */
  readonly countries: readonly string[];
  readonly channels: readonly ChannelGate[];
  /** Public class names that reflect the owner's settings. */
  readonly traits: readonly string[];
  /** The record as printed, from which the other settings are read when the widget renders. */
  readonly given: Printed;
}

const USUAL_SPACING = '25';

type FieldContext = Parameters<Field<unknown>['read']>[1];

const asText = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '');
const list = listOf(anything());

/**
 * Returns a channel's own name or, by default, its type; further channels of the same type get a number (`Phone_2`).
 */
function nameChannel(printed: Printed, type: string, seen: Map<string, number>): string {
  const count = (seen.get(type) ?? 0) + 1;
  seen.set(type, count);
  return asText(printed.slug) || (count === 1 ? type : `${type}_${count}`);
}

function readChannelGate(printed: Printed, widget: Printed, seen: Map<string, number>, at: FieldContext): ChannelGate {
  const type = readChannelType(asText(printed.type));
  const isAgent = printed.agents !== undefined;
  const value = asText(printed.value);
  const isForm = type === 'Contact_Us';
  const agents = isAgent ? list.read(printed.agents, { ...at, path: `${at.path}.agents` }) : [];
  const opens = isAgent
    ? agents.some((agent) => isRecord(agent) && asText(agent.value) !== '')
    : value !== '' || isForm || type === 'Chatway';
  const asksConsent = type === 'Whatsapp' && asText(printed.popupConsent) !== '';
  const isMeant = (device: Device, other: Device) =>
    opens && widget.devices !== other && channelGateFields[device].read(printed[device], at);
  return {
    slug: nameChannel(printed, type, seen),
    type,
    value,
    isAgent,
    isDesktop: isMeant('desktop', 'mobile'),
    isMobile: isMeant('mobile', 'desktop'),
    isDefaultOpen: isOn(printed.popupOpen),
    isAbove: printed.above !== undefined,
    label: printed.label === undefined ? undefined : readPlain(asText(printed.label)),
    url: readPlain(asText(printed.url)),
    given: printed,
    asksConsent,
    hasPanel:
      isAgent ||
      isForm ||
      asksConsent ||
      (type === 'Whatsapp' && isOn(printed.popup)) ||
      (type === 'WeChat' && asText(printed.qrImage) !== ''),
  };
}

function readTraits(widget: Printed, hidesItself: boolean): string[] {
  const isUsual = (spacing: unknown) => String(spacing || USUAL_SPACING) === USUAL_SPACING;
  return [
    ...(isGiven(widget.chat) ? ['chaty-has-chat-view'] : []),
    ...(hidesItself ? ['auto-hide-chaty'] : []),
    isOn(widget.ctaAlways) ? 'all_time' : 'first_click',
    ...(widget.opens === 'hover' ? ['open-on-hover'] : []),
    ...(isUsual(widget.bottom) && isUsual(widget.side) ? [] : ['has-custom-pos']),
  ];
}

function readTriggers({ delay, scroll, exit }: Printed, { report, path }: FieldContext): TriggerRules {
  const at = (name: string) => ({ path: `${path}.${name}`, report: (text: string) => report(`${name}: ${text}`) });
  return {
    ...(delay === undefined ? {} : { delaySeconds: gateFields.delay.read(delay, at('delay')) }),
    ...(scroll === undefined ? {} : { scrollPercent: gateFields.scroll.read(scroll, at('scroll')) }),
    exitIntent: isOn(exit),
  };
}

/** Returns the public id of a widget: `0`, `_1`, `_2`. Accepts numbers; defaults to the index in the list. */
function readId(given: unknown, key: number): string {
  const id = asText(given ?? key);
  return /^[1-9]\d*$/.test(id) ? `_${id}` : id || '0';
}

function readRecord(widget: Printed, key: number, { report, path }: FieldContext): WidgetRecord {
  const at = (name: string) => ({ path: `${path}.${name}`, report });
  const channels = list.read(widget.channels, at('channels')).filter(isRecord);
  const leaves = gateFields.hideAfter.read(widget.hideAfter, at('hideAfter'));
  const countries = isGiven(widget.countries) ? list.read(widget.countries.codes, at('countries')) : [];
  const seen = new Map<string, number>();
  const id = readId(widget.id, key);
  return {
    id,
    identifier: asText(widget.identifier) || id,
    key,
    token: asText(widget.token),
    triggers: readTriggers(widget, { path, report }),
    ...(leaves > 0 ? { hideAfterSeconds: leaves } : {}),
    hasSchedule: isGiven(widget.dates) || isGiven(widget.hours),
    hasLauncher: gateFields.launcher.read(widget.launcher, at('launcher')),
    hasSources: isGiven(widget.traffic),
    hasCart: gateFields.cart.read(widget.cart, at('cart')) !== 'any',
    countries: countries.map((code) => asText(code).toUpperCase()),
    channels: channels.map((channel, index) => readChannelGate(channel, widget, seen, at(`channels[${index}]`))),
    traits: readTraits(widget, leaves > 0),
    given: widget,
  };
}

/** Parses a value written as JSON text; returns other values unchanged. */
export function parseJson(raw: unknown): unknown {
  if (typeof raw !== 'string' || raw.trim() === '') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

/**
 * Reads a page's widgets from Hadaya's own format and reports mistakes; the replaced plugin's settings are converted to
 * this format first. Skips records that are not widgets; does not report an empty list.
 */
export function readWidgets(
  raw: unknown,
  tell: (message: string) => void,
  name = 'hadaya.settings.contact.widgets',
): readonly WidgetRecord[] {
  const at = (path: string) => ({ path, report: (message: string) => tell(`${path}: ${message}`) });
  return list.read(parseJson(raw), at(name)).flatMap((entry, key) => {
    const context = at(`${name}[${key}]`);
    if (isRecord(entry) && entry.channels) return [readRecord(entry, key, context)];
    if (entry !== undefined) context.report('is not a widget (channels are expected), so it was skipped');
    return [];
  });
}
