import { renderIsland } from '@hadaya/core/react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PanelModule, PanelPlace, PanelProps } from '../ListModel.ts';
import { ListContext } from './ListContext.ts';

interface PlacedPanelProps {
  readonly Panel: ComponentType<PanelProps>;
  readonly place: PanelPlace;
}

/** A panel in its dialog, which stood there before. */
function PlacedPanel({ Panel, place }: PlacedPanelProps): ReactNode {
  const { model, channel, node, hours } = place;
  return createPortal(<Panel model={model} channel={channel} hours={hours} onClose={model.actions.close} />, node);
}

/** What a panel's file gives: its component, its sheet, and the public class names of its dialog. */
export function createPanel(Panel: ComponentType<PanelProps>, css: string, frame: string): PanelModule {
  return {
    css,
    frame,
    draw(place) {
      const { model, box } = place;
      const { context, signal } = model.page;
      const drawn = (
        <ListContext value={model}>
          <PlacedPanel Panel={Panel} place={place} />
        </ListContext>
      );
      // The dialog is open already, and its focus goes to a field of the panel.
      renderIsland({ ...context, signal }, drawn, { into: box, isAtOnce: true });
    },
  };
}
