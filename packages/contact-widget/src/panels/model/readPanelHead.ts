import type { Channel } from '../../channels/model/index.ts';

export interface PanelHead {
  readonly title: string;
  readonly ground: string;
  readonly colour: string;
}

const WHITE = '#ffffff';

/** Returns the header of a channel's panel, which is known before the panel's files load. */
export function readPanelHead({ panel, label, slug, value, ground: usual }: Channel): PanelHead {
  const name = label || slug;
  switch (panel?.kind) {
    case 'team':
      return { title: panel.teamTitle || name, ground: panel.teamColor || usual, colour: panel.teamTextColor };
    case 'form':
      return { title: panel.title, ground: panel.color || usual, colour: WHITE };
    case 'qr':
      return { title: `${panel.qrHead || name}: ${value}`, ground: panel.qrColor || usual, colour: WHITE };
    case 'chat':
      return { title: panel.popupHeadline || name, ground: panel.popupColor, colour: WHITE };
    default:
      return { title: name, ground: usual, colour: WHITE };
  }
}

const USUAL_ROWS = 3;

/** Field types whose inputs are two rows high. */
const HIGH: readonly string[] = ['message', 'textarea'];

/**
 * Estimates the number of equally high rows in a panel: a form's fields and its button, or a default for other panels.
 */
export function countPanelRows({ panel }: Channel): number {
  if (panel?.kind !== 'form' || panel.fields.length === 0) return USUAL_ROWS;
  return panel.fields.length + panel.fields.filter(({ type }) => HIGH.includes(type)).length + 1;
}
