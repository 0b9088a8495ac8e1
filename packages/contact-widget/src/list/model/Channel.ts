import { anything, type Field, group, isOn, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour } from '../../launcher/model/colour.ts';
import { plain } from '../../launcher/model/decodeText.ts';
import type { ChannelGate } from '../../start/model/widgetRecord.ts';
import { cleanValue, kindOf, type ValueProblem } from './cleanValue.ts';

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
  /** As its link needs it, or as it was printed where that cannot be right. */
  readonly value: string;
  /** Why nobody can be reached by the printed value. */
  readonly problem?: ValueProblem;
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

/** The value of a contact, and what may be wrong with it. */
type ReachedBy = { readonly value: string; readonly problem?: ValueProblem };

/** What an owner entered, ready for a link, or what is wrong with it. */
export function readValue(type: string, printed: string): ReachedBy {
  const found = cleanValue(type, kindOf(type), printed);
  return 'problem' in found ? { value: printed, problem: found.problem } : found;
}

/** Reads the parts of a channel that its link and its drawing need. */
export function readChannel(
  gate: ChannelGate,
  raw: Readonly<Record<string, unknown>>,
  report: (message: string) => void,
): Channel {
  const context = { path: gate.slug, report };
  const { channelWeb, agentWeb, ...fields } = group(channelFields).read(raw, context);
  const value = plain('value').read(gate.value, context);
  // People have values of their own, and an account of Viber's has a name.
  const isOther = gate.isAgent || fields.viberUrl !== '';
  const reached: ReachedBy = isOther ? { value } : readValue(gate.type, value);
  return {
    ...gate,
    ...fields,
    ...reached,
    hasPanel: gate.hasPanel && reached.problem === undefined,
    image: withoutNull(fields.image),
    usesWeb: isOn(channelWeb ?? agentWeb),
    raw,
  };
}
