import { useLayoutEffect } from 'react';
import type { Gallery } from '../state/index.ts';

/** While it is drawn, the slides and thumbnails that the server printed are out of the page; then they are back, the very same. */
export function WithoutPrinted({ gallery: { nodes, printed } }: { readonly gallery: Gallery }): null {
  useLayoutEffect(() => {
    const { slideNodes, thumbnailNodes } = printed;
    for (const node of [...slideNodes, ...thumbnailNodes]) node.remove();
    return () => {
      nodes.slider.append(...slideNodes);
      nodes.strip.append(...thumbnailNodes);
    };
  }, [nodes, printed]);
  return null;
}
