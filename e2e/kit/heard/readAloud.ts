import type { HeardNode } from './readTree.ts';
import { isWhole, speakNode } from './speakNode.ts';

/** Checks whether a node's contents are announced without the node itself. */
const isSilent = (node: HeardNode, spoken: string) =>
  spoken === '' || ['ListMarker', 'InlineTextBox'].includes(node.role);

/** Joins text that is split over several nodes. */
function joinTexts(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && line.isText && last.isText && line.depth === last.depth && line.block === last.block)
      joined[joined.length - 1] = { ...last, text: `${last.text}${line.text}` };
    else joined.push(line);
  }
  return joined;
}

interface Line {
  readonly depth: number;
  readonly text: string;
  readonly isText: boolean;
  readonly block: number;
}

function linesOf(node: HeardNode, depth: number, pageLang: string): readonly Line[] {
  const { block } = node;
  const spoken = speakNode(node, pageLang);
  if (isWhole(node)) return spoken === '' ? [] : [{ depth, text: spoken, isText: node.role === 'StaticText', block }];
  if (isSilent(node, spoken)) return node.children.flatMap((child) => linesOf(child, depth, pageLang));
  const children = node.children.flatMap((child) => linesOf(child, depth + 1, pageLang));
  if (children.length === 0 && node.name === '' && ['status', 'alert', 'log'].includes(node.role)) return [];
  if (spoken === '') return children;
  return [{ depth, text: spoken, isText: false, block }, ...children];
}

/** Reads nodes from top to bottom, one line per announced node, with contents indented. */
export function readAloud(nodes: readonly HeardNode[], pageLang: string): readonly string[] {
  const lines = joinTexts(nodes.flatMap((node) => linesOf(node, 0, pageLang)));
  return lines
    .map(({ depth, text }) => '  '.repeat(depth) + text.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line.trim() !== '');
}

/** Roles that are announced when focus enters them. */
const ENTERED = new Set([
  'dialog',
  'alertdialog',
  'radiogroup',
  'group',
  'list',
  'listbox',
  'tablist',
  'tabpanel',
  'region',
  'navigation',
  'search',
  'form',
  'grid',
  'Details',
]);

const above = (node: HeardNode): readonly HeardNode[] => (node.parent ? [...above(node.parent), node.parent] : []);

/**
 * Returns the announcement when focus moves to a node: first the containers that focus enters, from the outside in,
 * then the node.
 */
export function speakFocus(node: HeardNode, before: readonly number[], pageLang: string): string {
  const entered = above(node).filter(({ role, backendId }) => ENTERED.has(role) && !before.includes(backendId));
  return [...entered, node]
    .map((one) => speakNode(one, pageLang))
    .filter((part) => part !== '')
    .join('; ');
}

export const surroundingsOf = (node: HeardNode): readonly number[] => above(node).map(({ backendId }) => backendId);
