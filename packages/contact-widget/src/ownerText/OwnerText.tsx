import { type HtmlNode, readHtml } from '@hadaya/core/html';
import { createElement, type ReactNode } from 'react';
import { textProfile } from '../page/index.ts';

const toProperty = (name: string) =>
  name === 'class'
    ? 'className'
    : /^aria-/.test(name)
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Renames HTML attributes to React's property names, such as `class` to `className`. */
export function toProperties(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [toProperty(name), value]));
}

function toStyle(source: string): Record<string, string> {
  const pairs = source.split(';').map((part) => {
    const [name = '', ...value] = part.split(':');
    return [toProperty(name.trim()), value.join(':').trim()] as const;
  });
  return Object.fromEntries(pairs);
}

/** Renders parsed markup; each text gets its own element, because page translators need one. */
function drawNodes(nodes: readonly HtmlNode[]): ReactNode[] {
  return nodes.map((node, index) => {
    const key = String(index);
    if (typeof node === 'string') return <span key={key}>{node}</span>;
    const { style, ...attributes } = node.attributes;
    return createElement(
      node.tag,
      {
        key,
        ...toProperties(attributes),
        ...(style === undefined ? {} : { style: toStyle(style) }),
        ...(attributes.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
      },
      ...(node.children.length > 0 ? drawNodes(node.children) : []),
    );
  });
}

export function OwnerNodes({ nodes }: { readonly nodes: readonly HtmlNode[] }): ReactNode {
  return drawNodes(nodes);
}

/** An owner's text, which may contain basic emphasis, links and lists. */
export function OwnerText({ source }: { readonly source: string }): ReactNode {
  return drawNodes(readHtml(source, textProfile));
}
