import type { MenuContext } from '../menuContext.ts';
import { bindActivation } from './bindActivation.ts';
import { bindPointer } from './bindPointer.ts';
import { bindViewport } from './bindViewport.ts';
import { paintBranches } from './paintBranches.ts';
import { paintToggle } from './paintToggle.ts';

/**
 * The first response: opening and closing by tap and key, on the server's own nodes, at once. What is loaded or drawn
 * later reads the same store.
 */
export function startFirstResponse(context: MenuContext): void {
  const { store, signal } = context;
  const paint = () => {
    const state = store.getState();
    paintToggle(context, state);
    paintBranches(context, state);
  };
  paint();
  store.subscribe(paint, signal);
  bindPointer(context);
  bindActivation(context);
  bindViewport(context);
}
