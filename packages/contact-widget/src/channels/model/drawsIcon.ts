import type { HtmlNode } from '@hadaya/core/html';

const SHAPES = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'];
/** Shapes that are a mere background if the icon contains nothing else. */
const GROUNDS = ['circle', 'rect', 'ellipse'];
/** Containers whose children are not rendered in place. */
const UNSEEN = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient'];

function listDrawn(nodes: readonly HtmlNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || UNSEEN.includes(node.tag)) return [];
    return [...(node.tag === 'i' || SHAPES.includes(node.tag) ? [node.tag] : []), ...listDrawn(node.children)];
  });
}

/**
 * Returns whether a printed icon shows more than a plain disc. Sanitising drops letters, pictures and references, so an
 * icon may end up empty.
 */
export function drawsIcon(nodes: readonly HtmlNode[]): boolean {
  const drawn = listDrawn(nodes);
  return drawn.length > 1 || drawn.some((tag) => !GROUNDS.includes(tag));
}
