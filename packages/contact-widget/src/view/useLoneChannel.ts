import { type RefObject, useEffect } from 'react';
import type { WidgetState } from '../model/state/contactState.ts';
import { useWidget } from './WidgetModel.ts';

/** A widget with one channel has no list: a call that opens it chooses the channel instead. */
export function useLoneChannel({ open }: WidgetState, frame: RefObject<HTMLElement | null>): void {
  const { page, widget, single } = useWidget();
  const isMeant = single !== undefined && open.kind === 'list';
  useEffect(() => {
    if (!isMeant) return;
    page.store.dispatch({ kind: 'close', id: widget.id });
    frame.current?.querySelector<HTMLElement>('.single a')?.click();
  }, [isMeant, page, widget, frame]);
}
