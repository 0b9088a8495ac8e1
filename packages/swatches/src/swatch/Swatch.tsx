import { ServerNode, type ServerNodeValues } from '@hadaya/core/react';
import { memo, type ReactNode } from 'react';

/** What the server printed for a swatch, and what each node of it is to have. */
export interface SwatchProps {
  /** What is seen: the item of a list, the chip, the label around a radio. */
  readonly face: Element;
  readonly look: ServerNodeValues;
  /** What holds focus and state where that is not the face. */
  readonly control?: Element | null;
  readonly controlLook?: ServerNodeValues;
  /** The place of the badge that tells what is left in stock. */
  readonly badge?: Element | null;
  readonly stockLeft?: string;
}

/** One swatch of the server, in classic forms and in the block. Its colour, picture and words stay as printed. */
export const Swatch = memo(
  ({ face, look, control, controlLook = {}, badge, stockLeft = '' }: SwatchProps): ReactNode => (
    <>
      <ServerNode node={face} {...look} />
      {control && control !== face && <ServerNode node={control} {...controlLook} />}
      {badge && <ServerNode node={badge} attributes={{ 'data-wvs-stock-info': stockLeft }} />}
    </>
  ),
);
