import { fillTags, type TagValues } from '../channels/fillTags.ts';
import type { MarkupNode } from './parseMarkup.ts';

function fillText(text: string, tags: TagValues): readonly MarkupNode[] {
  const link: MarkupNode = { tag: 'a', attributes: { href: tags.url ?? '' }, children: [tags.url ?? ''] };
  return text.split('{url}').flatMap((part, index) => {
    const filled = fillTags(part, tags);
    return [...(index > 0 ? [link] : []), ...(filled === '' ? [] : [filled])];
  });
}

/** Fills the tags of a text with markup; `{url}` becomes a link to the page. */
export function fillMarkup(nodes: readonly MarkupNode[], tags: TagValues): readonly MarkupNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? fillText(node, tags) : [{ ...node, children: fillMarkup(node.children, tags) }],
  );
}
