import { anything, type Field, group, isOn, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour } from '../../launcher/model/colour.ts';
import { plain } from '../../launcher/model/decodeText.ts';
import type { ChannelGate } from '../../start/model/widgetRecord.ts';

/** An icon as SVG text. */
export const svg: Field<string> = {
  from: 'svg_icon',
  read: (raw, context) => decodeEntities(text('', { maxLength: 30_000 }).read(raw, context)),
};

/** Whether WhatsApp opens in the browser on desktops; two names exist, the channel's own counts first. */
export const webFields = {
  channelWeb: anything({ from: 'is_use_web_version' }),
  agentWeb: anything({ from: 'use_whatsapp_web' }),
};

const channelFields = {
  label: plain('hover_text'),
  message: plain('pre_set_message'),
  url: plain('url'),
  target: text('', { from: 'target' }),
  svg,
  image: plain('custom_image_url'),
  /** Empty when none is printed: the drawing then keeps its own. */
  colour: colour('icon_color', ''),
  subject: plain('mail_subject'),
  accountType: text('personal', { from: 'channel_account_type' }),
  viberUrl: plain('viber_url'),
  clickEvent: plain('click_event'),
  ...webFields,
};

/** Whom a channel reaches, and how its link is built. */
export interface Contact {
  readonly type: string;
  readonly value: string;
  readonly message: string;
  readonly usesWeb: boolean;
  readonly viberUrl: string;
  readonly accountType: string;
}

/** A channel as it is drawn and opened. */
export interface Channel extends ChannelGate, Contact {
  readonly label: string;
  readonly url: string;
  readonly target: string;
  readonly svg: string;
  readonly image: string;
  readonly colour: string;
  readonly subject: string;
  readonly clickEvent: string;
  /** The server's record, for the panel of the channel. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** The plugin prints an absent picture as the word. */
export const withoutNull = (value: string) => (value === 'null' ? '' : value);

/** Reads the parts of a channel that its link and its drawing need. */
export function readChannel(
  gate: ChannelGate,
  raw: Readonly<Record<string, unknown>>,
  report: (message: string) => void,
): Channel {
  const context = { path: gate.slug, report };
  const { channelWeb, agentWeb, ...fields } = group(channelFields).read(raw, context);
  return {
    ...gate,
    ...fields,
    value: plain('value').read(gate.value, context),
    image: withoutNull(fields.image),
    usesWeb: isOn(channelWeb ?? agentWeb),
    raw,
  };
}
