import { Placed, type PlacedProps, renderIsland } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { FormSession } from '../form/index.ts';

/** Shows `content` as an alert in the form until the signal aborts. */
export function openAlert(
  { root, environment }: Pick<FormSession, 'root' | 'environment'>,
  signal: AbortSignal,
  { attributes, ...target }: Omit<PlacedProps, 'children'>,
  content: ReactElement,
): void {
  const fail = (cause: unknown) =>
    environment.logger.warn('a message of a variation form could not be rendered', cause);
  const alert = (
    <Placed {...target} attributes={{ role: 'alert', ...attributes }}>
      {content}
    </Placed>
  );
  const context = { island: 'variations', element: root, environment, signal, fail };
  // The result of a press must be visible in the same frame.
  renderIsland(context, alert, { attributes: { hidden: '' }, isSync: true });
}
