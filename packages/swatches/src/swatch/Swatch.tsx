import { ServerNode, type ServerNodeValues } from '@hadaya/core/react';
import { memo, type ReactNode } from 'react';

export interface SwatchProps {
  /** The visible element: a list's item, the block's chip, or the label around a radio. */
  readonly face: Element;
  readonly look: ServerNodeValues;
  /** The element that receives focus and the attributes for the state, if it is not `face` itself. */
  readonly control?: Element | null;
  readonly controlLook?: ServerNodeValues;
  readonly badge?: Element | null;
  readonly stockLeft?: string;
}

/**
 * Renders one of the server's swatches, in classic forms and in the block. Its colour, picture and text stay as
 * printed.
 */
export const Swatch = memo(
  ({ face, look, control, controlLook = {}, badge, stockLeft = '' }: SwatchProps): ReactNode => (
    <>
      <ServerNode node={face} {...look} />
      {control && control !== face && <ServerNode node={control} {...controlLook} />}
      {badge && <ServerNode node={badge} attributes={{ 'data-wvs-stock-info': stockLeft }} />}
    </>
  ),
);
