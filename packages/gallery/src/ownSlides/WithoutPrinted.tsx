import { useLayoutEffect } from 'react';
import type { Gallery } from '../state/index.ts';

/** Removes the server's slides and thumbnails from the page while mounted; unmounting restores the same nodes. */
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
