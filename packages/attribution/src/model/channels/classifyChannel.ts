import {
  CAMPAIGN_IDS,
  CLICK_IDS,
  isFrom,
  PAID_MEDIUM,
  SEARCH_NAMES,
  SOCIAL_NAMES,
  stripWww,
} from '@hadaya/core/traffic';
import { splitAddress } from '../source/address.ts';

/** Marketing channel of a visit, named as in common analytics reports. */
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

/** Data from which the channel is determined: a source record and its extra record, as in `sbjs.get`. */
export interface ChannelInput {
  readonly typ?: string | undefined;
  readonly src?: string | undefined;
  readonly mdm?: string | undefined;
  /** Referrer (`rf`) and entry page (`ep`). */
  readonly rf?: string | undefined;
  readonly ep?: string | undefined;
}

const AI_HOSTS =
  'chatgpt.com chat.openai.com perplexity.ai gemini.google.com copilot.microsoft.com claude.ai you.com grok.com ' +
  'chat.deepseek.com chat.mistral.ai meta.ai poe.com';

/**
 * Names of AI assistants that campaigns and apps use (`com.openai.chatgpt`). They are not hosts: `gemini.com` is not an
 * assistant.
 */
const AI_NAMES = 'chatgpt openai perplexity copilot claude gemini deepseek mistral grok';

/**
 * Android package names of search and mail apps, as they appear in referrers. Social and messenger apps are recognised
 * by name instead.
 */
const SEARCH_APPS = 'com.google.android.googlequicksearchbox';
const MAIL_APPS = 'com.google.android.gm com.microsoft.office.outlook com.yahoo.mobile.client.android.mail';

const MESSENGER_NAMES = 'whatsapp wa.me web.whatsapp.com t.me telegram viber signal wechat';

const DISPLAY_MEDIUM = /^(display|banner|cpm|interstitial|expandable)$/;
const SOCIAL_MEDIUM = /^(sm|social([- ](network|media))?)$/;
const EMAIL = /^(e[-_ ]?mail|newsletter)$/;

/**
 * Returns the channel of a paid visit, based on the campaign's medium or on a click id that only advertisements have;
 * `undefined` for other visits.
 */
function readPaid(source: string, medium: string, entryPage: string): Channel | undefined {
  const params = entryPage.split(/[?&]/).slice(1);
  const clicks = [...CAMPAIGN_IDS, ...CLICK_IDS].filter(([id]) => params.some((param) => param.startsWith(`${id}=`)));
  const ways = [['', source, medium], ...clicks];
  const isBought = (list: string) =>
    ways.some(([, name = '', kind = '']) => PAID_MEDIUM.test(kind) && isFrom(name, list));
  if (isBought(SEARCH_NAMES)) return 'Paid Search';
  if (isBought(SOCIAL_NAMES)) return 'Paid Social';
  if (ways.some(([, , kind = '']) => DISPLAY_MEDIUM.test(kind))) return 'Display';
  return PAID_MEDIUM.test(medium) ? 'Paid Other' : undefined;
}

/** Returns the channel of a source; the first matching rule decides. */
export function classifyChannel({ typ = '', src = '', mdm = '', rf = '', ep = '' }: ChannelInput): Channel {
  const source = src.toLowerCase();
  const medium = mdm.toLowerCase();
  const host = typ === 'referral' || typ === 'utm' ? stripWww(splitAddress(rf)?.host ?? '') : '';
  const isOfSource = (list: string) => isFrom(source, list) || (typ === 'referral' && isFrom(host, list));
  if (typ === '') return 'Unassigned';
  const isOfAssistant =
    isFrom(source, AI_HOSTS) ||
    isFrom(host, AI_HOSTS) ||
    (typ === 'utm' && isFrom(source, AI_NAMES)) ||
    (rf.startsWith('android-app:') && isFrom(host, AI_NAMES));
  if (isOfAssistant) return 'AI Assistant';
  const paid = typ === 'organic' ? undefined : readPaid(source, medium, ep);
  if (paid) return paid;
  if (typ === 'organic' || medium === 'organic' || isFrom(source, SEARCH_APPS)) return 'Organic Search';
  if (EMAIL.test(medium) || EMAIL.test(source) || isFrom(source, MAIL_APPS)) return 'Email';
  if (medium === 'sms' || isOfSource(MESSENGER_NAMES)) return 'Messaging';
  if (SOCIAL_MEDIUM.test(medium) || isOfSource(SOCIAL_NAMES)) return 'Organic Social';
  if (/^affiliates?$/.test(medium)) return 'Affiliates';
  if (typ === 'referral' || medium === 'referral') return 'Referral';
  return typ === 'typein' ? 'Direct' : 'Unassigned';
}
