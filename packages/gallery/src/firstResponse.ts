import { childController, createLoan } from '@hadaya/core';
import { describeNodes } from './slides/index.ts';
import type { Gallery } from './state/index.ts';

/**
 * Until the view is there, names, marks and states of the server's nodes follow the state by this, so that a press on a thumbnail
 * is seen in its frame; the slides themselves scroll by `startSlides`. The view takes over what stands there.
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
