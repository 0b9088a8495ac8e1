import { group, isRecord } from '@hadaya/core';
import type { Channel } from '../../channels/model/index.ts';
import { formFields, popupFields, qrFields, teamFields } from '../../widget/model/index.ts';

/** The coloured top of a panel. */
export interface PanelHead {
  readonly title: string;
  readonly ground: string;
  readonly colour: string;
}

const context = { path: 'panel', report: () => {} };
const [form, chat, qr, team] = [group(formFields), group(popupFields), group(qrFields), group(teamFields)];
const WHITE = '#ffffff';

/** The top of a channel's panel, known before the panel's own files are there. What is wrong with it the panel reports. */
export function readPanelHead({ type, isAgent, raw, label, slug, value, ground: usual }: Channel): PanelHead {
  const name = label || slug;
  if (isAgent) {
    const { teamTitle, teamColor, teamTextColor } = team.read(raw, context);
    return { title: teamTitle || name, ground: teamColor || usual, colour: teamTextColor };
  }
  if (type === 'Contact_Us') {
    const { title, color } = form.read(raw.form, context);
    return { title, ground: color || usual, colour: WHITE };
  }
  if (type === 'WeChat') {
    const { qrHead, qrColor } = qr.read(raw, context);
    return { title: `${qrHead || name}: ${value}`, ground: qrColor || usual, colour: WHITE };
  }
  const { popupHeadline, popupColor } = chat.read(raw, context);
  return { title: popupHeadline || name, ground: popupColor, colour: WHITE };
}
const USUAL_ROWS = 3;

/** A message takes two rows. */
const isHigh = (field: unknown) => isRecord(field) && (field.type === 'message' || field.type === 'textarea');

/** How many rows of one height a panel will take, as far as it is known: the fields of a form and its button. */
export function countPanelRows({ type, isAgent, raw }: Channel): number {
  const fields = isRecord(raw.form) ? raw.form.fields : undefined;
  if (type !== 'Contact_Us' || isAgent || !Array.isArray(fields)) return USUAL_ROWS;
  return fields.length + fields.filter(isHigh).length + 1;
}
