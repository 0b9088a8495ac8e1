import type { ReactElement } from 'react';
import { ControlIcon } from './ControlIcon.tsx';

interface SlideArrowProps {
  readonly way: 'previous' | 'next';
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string;
  /** True if the page printed an icon of its own; the arrow covers it. */
  readonly isBare?: boolean;
}

/** Goes to the slide before or after. */
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
