import { useLayoutEffect } from 'react';
import type { Gallery } from '../state/index.ts';

/** While mounted, the server's slides and thumbnails are out of the page; unmounting restores the same nodes. */
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
