import { createElement, type ReactNode } from 'react';
import { type MarkupNode, parseMarkup } from '../model/markup/parseMarkup.ts';
import { iconProfile, textProfile } from '../model/markup/profiles.ts';

const toProperty = (name: string) =>
  name === 'class'
    ? 'className'
    : /^aria-/.test(name)
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function toStyle(source: string): Record<string, string> {
  const pairs = source.split(';').map((part) => {
    const [name = '', ...value] = part.split(':');
    return [toProperty(name.trim()), value.join(':').trim()] as const;
  });
  return Object.fromEntries(pairs);
}

function toProperties(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attributes))
    properties[toProperty(name)] = name === 'style' ? toStyle(value) : value;
  if (attributes.target === '_blank') properties.rel = 'noopener noreferrer';
  return properties;
}

/** Draws read markup as elements of ours; text stands in elements of its own, as page translators need it. */
export function drawNodes(nodes: readonly MarkupNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    const key = String(index);
    if (typeof node === 'string') return <span key={key}>{node}</span>;
    const properties = toProperties(node.attributes);
    return createElement(
      node.tag,
      { key, ...properties },
      ...(node.children.length > 0 ? drawNodes(node.children) : []),
    );
  });
}

function drawIcon(nodes: readonly MarkupNode[]): ReactNode[] {
  return nodes.flatMap((node, index) => {
    if (typeof node === 'string') return [];
    const properties = { key: String(index), ...toProperties(node.attributes) };
    const hidden = node.tag === 'svg' ? { 'aria-hidden': true, focusable: false } : {};
    return [createElement(node.tag, { ...properties, ...hidden }, ...drawIcon(node.children))];
  });
}

/** A text of the owner's that may carry a little markup. */
export function OwnerText({ source }: { readonly source: string }): ReactNode {
  return drawNodes(parseMarkup(source, textProfile));
}

/** An icon that the server prints as SVG text. */
export function OwnerIcon({ source }: { readonly source: string }): ReactNode {
  return drawIcon(parseMarkup(source, iconProfile));
}
