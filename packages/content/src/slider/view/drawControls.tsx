import { type IslandContext, markOwnRoot } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import { renderIsland } from '@hadaya/core/react';
import { SliderControls, type SliderControlsProps } from './SliderControls.tsx';

/** Where the server printed places for controls. */
interface ControlPlaces {
  readonly root: HTMLElement;
  readonly previous: HTMLElement | undefined;
  readonly next: HTMLElement | undefined;
}

interface ControlsPlan extends Pick<SliderControlsProps, 'store' | 'texts' | 'actions'> {
  readonly parts: ControlPlaces;
  readonly plan: { readonly hasArrows: boolean };
}

type DrawContext = Pick<IslandContext<unknown>, 'island' | 'element' | 'signal' | 'fail' | 'environment'> & {
  readonly loan: Loan;
};

/** A node of ours inside a server's node. */
function openHost({ island, signal }: DrawContext, place: HTMLElement | undefined): HTMLElement | undefined {
  if (!place) return undefined;
  const host = place.ownerDocument.createElement('span');
  markOwnRoot(host, island);
  place.append(host);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return host;
}

/** Draws the controls. The server's arrows keep their signs and lose their role to the buttons over them. */
export function drawControls(context: DrawContext, { parts, plan, ...controls }: ControlsPlan): void {
  const { loan } = context;
  const { root, previous, next } = parts;
  const arrows = plan.hasArrows ? [previous, next] : [];
  for (const arrow of arrows) if (arrow) loan.attributes(arrow, { role: null, tabindex: null, 'aria-label': null });
  const props: SliderControlsProps = {
    ...controls,
    previous: openHost(context, arrows[0]),
    next: openHost(context, arrows[1]),
  };
  renderIsland(context, <SliderControls {...props} />, { into: root.parentElement ?? root, before: root });
}
