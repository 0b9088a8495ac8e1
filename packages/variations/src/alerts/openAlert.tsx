import { Placed, type PlacedProps, renderIsland } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { FormSession } from '../form/index.ts';

/** Says something as an alert at a place of the form, in words that are the shop's or ours, until the signal aborts. */
export function openAlert(
  { root, environment }: Pick<FormSession, 'root' | 'environment'>,
  signal: AbortSignal,
  { attributes, ...place }: Omit<PlacedProps, 'children'>,
  words: ReactElement,
): void {
  const fail = (cause: unknown) =>
    environment.logger.warn('a message of a variation form could not be rendered', cause);
  const alert = (
    <Placed {...place} attributes={{ role: 'alert', ...attributes }}>
      {words}
    </Placed>
  );
  const context = { island: 'variations', element: root, environment, signal, fail };
  // What a press has brought about is said in its frame.
  renderIsland(context, alert, { attributes: { hidden: '' }, isAtOnce: true });
}
