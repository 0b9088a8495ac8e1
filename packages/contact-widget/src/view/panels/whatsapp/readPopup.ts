import { flag, group, text } from '@hadaya/core';
import { colour } from '../../../model/design/colour.ts';
import { decodeOnce, plain } from '../../../model/settings/decodeText.ts';

const popupFields = group({
  headline: plain('wp_popup_headline'),
  nickname: plain('wp_popup_nickname'),
  profile: plain('wp_popup_profile'),
  ground: colour('wp_popup_head_bg_color', '#4AA485'),
  placeholder: plain('input_placeholder'),
  hasEmoji: flag(false, { from: 'emoji_picker' }),
  welcome: { from: 'chat_welcome_message', read: (raw, context) => decodeOnce(text('').read(raw, context)) },
});

/** The chat popup of a channel as its owner wrote it. */
export function readPopup(raw: Readonly<Record<string, unknown>>) {
  return popupFields.read(raw, { path: 'whatsapp', report: () => {} });
}
