import { isOn, isRecord } from '@hadaya/core';
import type { Printed } from '../../widget/model/index.ts';
import { adaptForm } from './adaptForm.ts';
import { colourOrElse, type Names, picture, present, type Report, rename } from './names.ts';

const isSet = (printed: unknown) => (present(printed) === undefined ? undefined : true);

const CHANNEL: Names = {
  value: 'value',
  slug: 'channel',
  label: ['hover_text', (printed) => printed ?? ''],
  svg: 'svg_icon',
  image: ['custom_image_url', picture],
  color: 'icon_color',
  message: 'pre_set_message',
  account: 'channel_account_type',
  business: ['viber_url', isSet],
  url: 'url',
  newTab: ['target', (printed) => printed === '_blank'],
  subject: 'mail_subject',
  clickEvent: 'click_event',
  above: ['chatway_position', (printed) => (printed === 'above-chaty' ? true : undefined)],
  popup: 'has_welcome_message',
  popupOpen: 'is_default_open',
  popupHeadline: 'wp_popup_headline',
  popupColor: ['wp_popup_head_bg_color', colourOrElse('#4AA485')],
  popupName: 'wp_popup_nickname',
  popupImage: 'wp_popup_profile',
  popupWelcome: 'chat_welcome_message',
  popupPlaceholder: 'input_placeholder',
  popupEmoji: 'emoji_picker',
  qrImage: 'qr_code_image_url',
  qrHead: ['wechat_header', (printed) => present(printed) ?? 'WeChat ID'],
  qrTitle: 'wechat_qr_code_title',
  qrColor: ['wechat_header_color', colourOrElse('#A886CD')],
};

const TEAM: Names = {
  teamTitle: 'header_text',
  teamText: 'header_sub_text',
  teamColor: ['header_bg_color', colourOrElse('#12343B')],
  teamTextColor: 'header_text_color',
};

const AGENT: Names = {
  name: 'agent_title',
  value: 'value',
  svg: 'svg_icon',
  image: ['agent_image', picture],
  color: ['agent_bg_color', (printed) => printed ?? ''],
  message: ['pre_set_message', (printed) => printed ?? ''],
  account: 'link_type',
  business: ['viber_url', isSet],
};

const adaptAgent = (printed: unknown, report: Report): unknown =>
  isRecord(printed)
    ? { ...rename(printed, AGENT, report), web: isOn(printed.use_whatsapp_web ?? printed.is_use_web_version) }
    : printed;

function adaptTeam(printed: Printed, report: Report): Printed {
  const { agent_data: agents } = printed;
  const list = isRecord(agents) ? Object.values(agents) : agents;
  return {
    ...rename(printed, TEAM, report),
    agents: Array.isArray(list) ? list.map((agent) => adaptAgent(agent, report)) : (list ?? []),
  };
}

const asText = (raw: unknown) => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '');

/** The plugin may print the word `null` as the type. */
export function adaptChannel(printed: Printed, report: Report): Printed {
  const type = asText(printed.channel_type);
  const isAgent = isOn(printed.is_agent);
  const isMeant = (device: string) => isOn(printed[isAgent ? `is_agent_${device}` : `is_${device}`]);
  return {
    ...rename(printed, CHANNEL, report),
    type: type === '' || type === 'null' ? asText(printed.channel) : type,
    desktop: isMeant('desktop'),
    mobile: isMeant('mobile'),
    web: isOn(printed.is_use_web_version ?? printed.use_whatsapp_web),
    ...(isAgent ? adaptTeam(printed, report) : {}),
    ...adaptForm(printed, report),
  };
}
