import { createElement, type ReactNode } from 'react';
import { iconProfile } from '../model/markup/iconProfile.ts';
import { type MarkupNode, parseMarkup } from '../model/markup/parseMarkup.ts';
import { FontGlyph } from './FontGlyph.tsx';
import { GlyphStandIn } from './icons.tsx';

/** An attribute's name as a property of React's. */
export const toProperty = (name: string) =>
  name === 'class'
    ? 'className'
    : /^aria-/.test(name)
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Attributes under the names that React knows them by. */
export function toProperties(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toProperty(name), value]));
}

function drawIcon(nodes: readonly MarkupNode[]): ReactNode[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    if (node.tag === 'i')
      return [<FontGlyph key={String(index)} className={node.attributes.class ?? ''} otherwise={<GlyphStandIn />} />];
    const properties = { key: String(index), ...toProperties(node.attributes) };
    const hidden = node.tag === 'svg' ? { 'aria-hidden': true, focusable: false } : {};
    return [createElement(node.tag, { ...properties, ...hidden }, ...drawIcon(node.children))];
  });
}

/** An icon that the server prints as SVG text. */
export function OwnerIcon({ source }: { readonly source: string }): ReactNode {
  return drawIcon(parseMarkup(source, iconProfile));
}
