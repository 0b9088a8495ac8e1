import { group } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { type ChannelGate, channelFields, type PanelSettings, readPanelSettings } from '../../widget/model/index.ts';
import { cleanValue, kindOf, messageInLink, type ValueProblem } from './cleanValue.ts';

/** Whom a channel reaches, and how its link is built. */
export interface Contact {
  readonly type: string;
  /** As its link needs it, or as it was printed where that cannot be right. */
  readonly value: string;
  /** Why nobody can be reached by the printed value. */
  readonly problem?: ValueProblem;
  readonly message: string;
  readonly usesWeb: boolean;
  /** The value is the name of a business account. */
  readonly isBusiness: boolean;
  readonly accountType: string;
}

/** A channel as it is drawn and opened. */
export interface Channel extends ChannelGate, Contact {
  readonly label: string;
  readonly url: string;
  /** Whether its address opens in a new tab; unset where its kind decides. */
  readonly newTab: boolean | undefined;
  readonly svg: string;
  readonly image: string;
  /** The owner's; empty to leave it to the type. */
  readonly colour: string;
  /** Colour of its panel's head, unless the panel has its own. */
  readonly ground: string;
  readonly subject: string;
  readonly clickEvent: string;
  /** What its panel is set to. */
  readonly panel: PanelSettings | undefined;
}

/** The value of a contact, and what may be wrong with it. */
type ReachedBy = { readonly value: string; readonly problem?: ValueProblem };

/** What an owner entered, ready for a link, or what is wrong with it. */
export function readValue(type: string, printed: string): ReachedBy {
  const found = cleanValue(type, kindOf(type), printed);
  return 'problem' in found ? { value: printed, problem: found.problem } : found;
}

/** What a channel is like where its owner says nothing. */
export interface UsualChannel {
  readonly label: string;
  /** Colour of its panel's head. */
  readonly ground: string;
}

/** Reads the parts of a channel that its link and its drawing need. */
export function readChannel(
  gate: ChannelGate,
  report: (message: string) => void,
  usual: UsualChannel = { label: '', ground: '' },
): Channel {
  const context = { path: gate.slug, report };
  const { color, web, account, business, ...fields } = group(channelFields).read(gate.given, context);
  const value = decodeText(gate.value).trim();
  // People have values of their own, and a business account has a name.
  const isOther = gate.isAgent || business;
  const reached: ReachedBy = isOther ? { value } : readValue(gate.type, value);
  return {
    ...gate,
    ...fields,
    ...reached,
    message: fields.message || messageInLink(value),
    label: gate.label ?? usual.label,
    hasPanel: gate.hasPanel && reached.problem === undefined,
    colour: color,
    ground: (gate.type !== 'Contact_Us' && color) || usual.ground,
    usesWeb: web,
    accountType: account,
    isBusiness: business,
    panel: readPanelSettings(gate, report),
  };
}
