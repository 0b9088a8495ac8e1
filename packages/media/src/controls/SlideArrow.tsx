import type { ReactElement } from 'react';
import { ControlIcon } from './ControlIcon.tsx';

interface SlideArrowProps {
  readonly way: 'previous' | 'next';
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string;
  /** True if the button is transparent and covers an icon that the page has printed. */
  readonly isBare?: boolean;
}

export function SlideArrow({
  way,
  label,
  onPress,
  className = `arrow ${way}`,
  isBare = false,
}: SlideArrowProps): ReactElement {
  return (
    <button type="button" className={className} aria-label={label} onClick={onPress}>
      {!isBare && <ControlIcon name={way} />}
    </button>
  );
}
