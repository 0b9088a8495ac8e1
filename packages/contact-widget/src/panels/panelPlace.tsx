import { type ReactNode, useMemo } from 'react';
import { PanelSlot, type PanelSlotProps } from '../view/panels/PanelSlot.tsx';
import { PanelEffectsContext, useWidget } from '../view/WidgetModel.ts';
import { createPanelEffects } from './createPanelEffects.ts';

/** The place of a channel's panel with its effects; fetched when the first panel opens. */
export function PanelPlace(props: PanelSlotProps): ReactNode {
  const { page } = useWidget();
  const effects = useMemo(() => createPanelEffects(page), [page]);
  return (
    <PanelEffectsContext value={effects}>
      <PanelSlot {...props} />
    </PanelEffectsContext>
  );
}
