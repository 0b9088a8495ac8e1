import type { HtmlNode } from '@hadaya/core/html';

const SHAPES = ['path', 'circle', 'rect', 'ellipse', 'line', 'polyline', 'polygon'];
/** What alone is only a ground for a sign. */
const GROUNDS = ['circle', 'rect', 'ellipse'];
/** Their insides are not drawn where they stand. */
const UNSEEN = ['defs', 'clipPath', 'mask', 'linearGradient', 'radialGradient'];

function listDrawn(nodes: readonly HtmlNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || UNSEEN.includes(node.tag)) return [];
    return [...(node.tag === 'i' || SHAPES.includes(node.tag) ? [node.tag] : []), ...listDrawn(node.children)];
  });
}

/**
 * Whether an icon that was printed shows more than a plain disc. Letters, pictures and parts of other drawings in it are
 * not read, and what is left may be nothing.
 */
export function drawsSign(nodes: readonly HtmlNode[]): boolean {
  const drawn = listDrawn(nodes);
  return drawn.length > 1 || drawn.some((tag) => !GROUNDS.includes(tag));
}
