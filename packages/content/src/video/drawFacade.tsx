import { createStrings, fillText } from '@hadaya/core';
import { renderIsland } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import type { Film } from './film.ts';
import { videoStrings } from './videoStrings.ts';
import { Facade } from './view/Facade.tsx';
import { Refusal } from './view/Refusal.tsx';

/** Puts what is drawn into the film's frame, in place of what was drawn before. */
export type Redraw = (node: ReactNode) => void;

/** Draws the play button of a film; nothing of its host or of the player is there yet. */
export function drawFacade({ widget, nodes }: Film, onPlay: () => void): Redraw {
  const texts = createStrings(videoStrings, widget.element);
  return renderIsland(widget, <Facade name={texts.play} onPlay={onPlay} />, { into: nodes.wrapper });
}

/** Draws a sentence and a link in place of a film whose host is not allowed. */
export function drawRefusal({ widget, nodes, plan, address }: Film): void {
  const { refused, watch } = createStrings(videoStrings, widget.element);
  const reason = fillText(refused, { provider: plan.provider });
  renderIsland(widget, <Refusal reason={reason} watch={watch} href={address} />, { into: nodes.wrapper });
}
