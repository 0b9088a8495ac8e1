import { childController, createLoan } from '@hadaya/core';
import { describeNodes } from './slides/index.ts';
import type { Gallery } from './state/index.ts';

/**
 * Applies names, classes and states to the server nodes until the view has mounted, so that a press on a thumbnail
 * takes visible effect in the same frame. `startSlides` scrolls the slides. The view takes over the nodes as they are.
 */
export function firstResponse(gallery: Gallery, untilView: Promise<void>): void {
  const { store, context } = gallery;
  const answering = childController(context.signal);
  const loan = createLoan(answering.signal);
  const answer = () => {
    for (const { node, attributes, classes = {} } of describeNodes(gallery, store.getState())) {
      loan.attributes(node, attributes);
      loan.classes(node, classes);
    }
  };
  answer();
  store.subscribe(answer, answering.signal);
  untilView.then(
    () => answering.abort(),
    () => {},
  );
}
