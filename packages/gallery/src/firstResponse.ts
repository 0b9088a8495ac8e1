import { childController, createLoan } from '@hadaya/core';
import { describeNodes } from './slides/index.ts';
import type { Gallery } from './state/index.ts';

/**
 * Until the view has mounted, applies names, classes and states to the server's nodes, so that a press on a thumbnail
 * shows in the same frame. `startSlides` scrolls the slides themselves. The view takes the nodes over as they are.
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
