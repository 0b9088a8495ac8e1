import { group, isRecord } from '@hadaya/core';
import { colour } from '../../launcher/model/colour.ts';
import { plain } from '../../launcher/model/decodeText.ts';
import type { Channel } from '../../list/model/Channel.ts';

/** The top of the contact form as its owner set it up. */
export const formHead = {
  title: plain('contact_form_title', 'Contact Us'),
  titleGround: colour('title_bg_color', '#A886CD'),
};

/** The top of the chat popup. */
export const chatHead = {
  headline: plain('wp_popup_headline'),
  ground: colour('wp_popup_head_bg_color', '#4AA485'),
};

/** The top of the panel with a QR code. */
export const qrHead = { head: plain('wechat_header', 'WeChat ID'), ground: colour('wechat_header_color', '#A886CD') };

/** The top of the list of people behind a channel. */
export const teamHead = {
  headerText: plain('header_text'),
  headerGround: colour('header_bg_color', '#12343B'),
  headerColour: colour('header_text_color', '#ffffff'),
};

/** The coloured top of a panel. */
export interface PanelHead {
  readonly title: string;
  readonly ground: string;
  readonly colour: string;
}

const context = { path: 'panel', report: () => {} };
const [form, chat, qr, team] = [group(formHead), group(chatHead), group(qrHead), group(teamHead)];
const WHITE = '#ffffff';

/** The top of a channel's panel, known before the panel's own files are there. What is wrong with it the panel reports. */
export function readPanelHead({ type, isAgent, raw, label, slug, value }: Channel): PanelHead {
  const name = label || slug;
  if (isAgent) {
    const { headerText, headerGround: ground, headerColour } = team.read(raw, context);
    return { title: headerText || name, ground, colour: headerColour };
  }
  if (type === 'Contact_Us') {
    const { title, titleGround: ground } = form.read(raw.contact_form_settings, context);
    return { title, ground, colour: WHITE };
  }
  if (type === 'WeChat') {
    const { head, ground } = qr.read(raw, context);
    return { title: `${head}: ${value}`, ground, colour: WHITE };
  }
  const { headline, ground } = chat.read(raw, context);
  return { title: headline || name, ground, colour: WHITE };
}

const USUAL_ROWS = 3;

/** A message takes two rows. */
const isHigh = (field: unknown) => isRecord(field) && (field.field === 'message' || field.type === 'textarea');

/** How many rows of one height a panel will take, as far as it is known: the fields of a form and its button. */
export function countPanelRows({ type, isAgent, raw }: Channel): number {
  const { contact_fields: fields } = raw;
  if (type !== 'Contact_Us' || isAgent || !Array.isArray(fields)) return USUAL_ROWS;
  return fields.length + fields.filter(isHigh).length + 1;
}
