import { group, type SettingsOf } from '@hadaya/core';
import { plain } from '../settings/decodeText.ts';
import { colour } from './colour.ts';
import { markup } from './WidgetDesign.ts';

const chatFields = {
  head: plain('cta_head'),
  body: markup('cta_body'),
  headColour: colour('cta_head_bg_color', '#A886CD'),
  headTextColour: colour('cta_head_text_color', '#ffffff'),
};

/** Reads what only the chat view shows. */
export function readChatDesign(raw: unknown, report: (message: string) => void): SettingsOf<typeof chatFields> {
  return group(chatFields).read(raw, { path: 'settings', report });
}
