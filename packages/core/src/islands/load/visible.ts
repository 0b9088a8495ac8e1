import { onVisible } from '../../dom/visibility.ts';
import type { LoadTarget } from './strategy.ts';

/** Mounts when the element comes within 200 px of the viewport. */
export function loadVisible(start: () => void, { element, signal }: LoadTarget): void {
  onVisible(element, start, { signal });
}
