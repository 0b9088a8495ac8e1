import { group } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { type ChannelGate, channelFields, type PanelSettings, readPanelSettings } from '../../widget/model/index.ts';
import { cleanValue, kindOf, messageInLink, type ValueProblem } from './cleanValue.ts';

/** A channel's recipient, and the settings from which its link is built. */
export interface Contact {
  readonly type: string;
  /** The value, cleaned for the link, or as printed if it is invalid. */
  readonly value: string;
  readonly problem?: ValueProblem;
  readonly message: string;
  readonly usesWeb: boolean;
  /** True if the value is the name of a business account. */
  readonly isBusiness: boolean;
  readonly accountType: string;
}

export interface Channel extends ChannelGate, Contact {
  readonly label: string;
  readonly url: string;
  /** True to open the URL in a new tab; if unset, the channel's type decides. */
  readonly newTab: boolean | undefined;
  readonly svg: string;
  readonly image: string;
  /** The owner's colour, or an empty string to use the type's colour. */
  readonly colour: string;
  /** Colour of the panel's header, unless the panel sets its own. */
  readonly ground: string;
  readonly subject: string;
  readonly clickEvent: string;
  readonly panel: PanelSettings | undefined;
}

type ReachedBy = { readonly value: string; readonly problem?: ValueProblem };

export function readValue(type: string, printed: string): ReachedBy {
  const found = cleanValue(type, kindOf(type), printed);
  return 'problem' in found ? { value: printed, problem: found.problem } : found;
}

/** Defaults for the settings that the owner leaves unset. */
export interface UsualChannel {
  readonly label: string;
  /** Colour of the panel's header. */
  readonly ground: string;
}

export function readChannel(
  gate: ChannelGate,
  report: (message: string) => void,
  usual: UsualChannel = { label: '', ground: '' },
): Channel {
  const context = { path: gate.slug, report };
  const { color, web, account, business, ...fields } = group(channelFields).read(gate.given, context);
  const value = decodeText(gate.value).trim();
  // Does not clean an agent's value, which is separate from the channel's, or the name of a business account.
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
