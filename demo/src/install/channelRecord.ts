/**
 * Runs in the page too: its text is printed there, so each function stands alone and is called by its name.
 * A channel as the contact widget reads it.
 */
import { cleanValue } from '../../../packages/contact-widget/src/list/model/cleanValue.ts';
import type { PluginChannel } from '../../../tools/docs/reference/pluginSchema.ts';

/** Values of a form by field, as the plugin's schema names them. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list of objects; anything else has none. */
export function fieldsIn(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(Object) : [];
}

/** A text where one is expected. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The value of a channel as an address needs it; `undefined` where it is none of its kind. */
export function usableValue(type: string, kind: string, given: string): string | undefined {
  const found = cleanValue(type, kind, given);
  return 'value' in found ? found.value : undefined;
}

/** A colour as `122,92,46`. */
export function rgbOf(color: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(',');
}

/** Lines of a text as markup. */
export function linesAsMarkup(text: unknown): string {
  const safe = textOf(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll('"', '&quot;').replaceAll("'", '&#039;').replaceAll('\n', '<br />\n');
}

/** The people behind a channel; none where its switch is off. */
export function teamOf(channel: Fields): readonly Fields[] {
  const types = ['Whatsapp', 'Phone', 'SMS', 'Email', 'Telegram', 'Viber'];
  return channel.team === true && types.includes(textOf(channel.channel)) ? fieldsIn(channel.agents) : [];
}

/** Keys of a channel that several people answer. */
export function teamRecord(channel: Fields, color: string, label: string): Fields {
  const team = teamOf(channel);
  if (team.length === 0) return {};
  return {
    is_agent: '1',
    is_agent_desktop: channel.desktop ? '1' : '0',
    is_agent_mobile: channel.mobile ? '1' : '0',
    agent_data: team.map(({ name, value, image }) => ({
      value,
      agent_title: name,
      agent_image: image,
      agent_bg_color: color,
      link_type: 'personal',
      pre_set_message: channel.message,
      use_whatsapp_web: 'yes',
    })),
    header_text: channel.team_title || label,
    header_bg_color: color,
    header_text_color: '#ffffff',
  };
}

/** A channel as the contact widget reads it. */
export function channelRecord(channel: Fields, slug: string, type: PluginChannel): Fields {
  const color = textOf(channel.own_color ? channel.color : type.color);
  const value = textOf(teamOf(channel)[0]?.value ?? channel.value);
  const url = /^https?:\/\//.test(value) ? value : type.link.replace('%s', value);
  const label = textOf(channel.label) || type.name;
  const qr = {
    qr_code_image_url: channel.qr_image,
    wechat_header: channel.qr_head || label,
    wechat_header_color: color,
    ...(channel.qr_title ? { wechat_qr_code_title: channel.qr_title } : {}),
  };
  const popup = {
    has_welcome_message: '1',
    wp_popup_headline: channel.popup_headline,
    wp_popup_nickname: channel.popup_name,
    wp_popup_profile: channel.popup_image,
    input_placeholder: channel.popup_placeholder,
    is_default_open: channel.popup_open ? '1' : '0',
    emoji_picker: channel.popup_emoji ? '1' : '0',
    chat_welcome_message: linesAsMarkup(channel.popup_welcome),
  };
  return {
    channel: slug,
    channel_type: channel.channel,
    value: channel.channel === 'Facebook_Messenger' ? url : value,
    hover_text: label,
    url,
    target: url.startsWith('http') ? '_blank' : '',
    is_desktop: channel.desktop ? 1 : 0,
    is_mobile: channel.mobile ? 1 : 0,
    is_use_web_version: '1',
    icon_color: color,
    icon_rgb_color: rgbOf(color),
    custom_image_url: channel.image,
    pre_set_message: channel.message,
    mail_subject: channel.subject,
    ...(channel.popup ? popup : {}),
    ...(channel.channel === 'WeChat' && channel.qr_image ? qr : {}),
    ...teamRecord(channel, color, label),
  };
}
