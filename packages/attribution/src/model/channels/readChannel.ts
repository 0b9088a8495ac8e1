import { AI_HOSTS, MESSENGER_NAMES, SEARCH_NAMES, SOCIAL_NAMES } from './hosts.ts';

/** Where a visit comes from, in the groups that marketing reports use. */
export type Channel =
  | 'Direct'
  | 'Paid Search'
  | 'Paid Social'
  | 'Display'
  | 'Paid Other'
  | 'Organic Search'
  | 'Organic Social'
  | 'Email'
  | 'Messaging'
  | 'AI Assistant'
  | 'Affiliates'
  | 'Referral'
  | 'Unassigned';

/** What a channel is read from: a source record and its extra record, as `sbjs.get` has them. */
export interface ChannelInput {
  readonly typ?: string | undefined;
  readonly src?: string | undefined;
  readonly mdm?: string | undefined;
  /** Referrer and entry page. */
  readonly rf?: string | undefined;
  readonly ep?: string | undefined;
}

const PAID_MEDIUM = /cp|^(ppc|retargeting)$|^paid/;
const DISPLAY_MEDIUM = /^(display|banner|cpm|interstitial|expandable)$/;
const SOCIAL_MEDIUM = /^(social|social-network|social-media|sm|social network|social media)$/;
const EMAIL = /^(e[-_ ]?mail|newsletter)$/;
/** Click ids that only advertisements carry, by the kind of network behind them. */
const SEARCH_CLICK = /[?&](gclid|gbraid|wbraid|gad_source|msclkid|yclid)=/;
const SOCIAL_CLICK = /[?&](ttclid|twclid|li_fat_id|ScCid|rdt_cid)=/;
const DISPLAY_CLICK = /[?&]dclid=/;

function readHost(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}

/** Whether a name is in a list, is a host under an entry, or is the entry with a country or `.com` behind it. */
function isNamed(name: string, list: readonly string[]): boolean {
  return list.some((entry) => name === entry || name.endsWith(`.${entry}`) || name.split('.').includes(entry));
}

function readPaid(source: string, medium: string, entryPage: string): Channel | undefined {
  const isPaid = PAID_MEDIUM.test(medium);
  if ((isPaid && isNamed(source, SEARCH_NAMES)) || SEARCH_CLICK.test(entryPage)) return 'Paid Search';
  if ((isPaid && isNamed(source, SOCIAL_NAMES)) || SOCIAL_CLICK.test(entryPage)) return 'Paid Social';
  if (DISPLAY_MEDIUM.test(medium) || DISPLAY_CLICK.test(entryPage)) return 'Display';
  return isPaid ? 'Paid Other' : undefined;
}

/** The channel of a source; the first rule that fits decides. Nothing of it is stored. */
export function readChannel({ typ = '', src = '', mdm = '', rf = '', ep = '' }: ChannelInput): Channel {
  const source = src.toLowerCase();
  const medium = mdm.toLowerCase();
  const host = typ === 'referral' || typ === 'utm' ? readHost(rf) : '';
  const isFrom = (list: readonly string[]) => isNamed(source, list) || (typ === 'referral' && isNamed(host, list));
  if (typ === '') return 'Unassigned';
  if (AI_HOSTS.some((entry) => [source, host].some((name) => name === entry || name.endsWith(`.${entry}`)))) {
    return 'AI Assistant';
  }
  const paid = typ === 'organic' ? undefined : readPaid(source, medium, ep);
  if (paid) return paid;
  if (typ === 'organic' || medium === 'organic') return 'Organic Search';
  if (EMAIL.test(medium) || EMAIL.test(source)) return 'Email';
  if (medium === 'sms' || isFrom(MESSENGER_NAMES)) return 'Messaging';
  if (SOCIAL_MEDIUM.test(medium) || isFrom(SOCIAL_NAMES)) return 'Organic Social';
  if (medium === 'affiliate' || medium === 'affiliates') return 'Affiliates';
  if (typ === 'referral' || medium === 'referral') return 'Referral';
  return typ === 'typein' ? 'Direct' : 'Unassigned';
}
