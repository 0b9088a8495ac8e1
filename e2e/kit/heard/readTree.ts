import type { CDPSession } from '@playwright/test';

/** A node of the browser's accessibility tree, from which ignored nodes have been removed. */
export interface HeardNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  /** States that the browser reports, such as `checked` or `expanded`. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lang: string;
  /** The browser's id of the block element that contains the node's line of text. */
  readonly block: number;
  readonly parent: HeardNode | undefined;
  readonly children: readonly HeardNode[];
  readonly backendId: number;
  /** The browser's id of the element to which `aria-activedescendant` points. */
  readonly activeId: number | undefined;
}

interface DomNode {
  readonly nodeId: number;
  readonly backendNodeId: number;
  readonly nodeName: string;
  readonly attributes?: readonly string[];
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

interface AxValue {
  readonly value?: unknown;
  readonly relatedNodes?: readonly { readonly backendDOMNodeId?: number }[];
}

interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly description?: AxValue;
  readonly value?: AxValue;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

interface Element {
  readonly attributes: Readonly<Record<string, string>>;
  readonly lang: string;
  readonly block: number;
}

/** Inline elements, which do not break a line of text. */
const INLINE = /^(?:#text|a|abbr|b|bdi|bdo|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|time|u|::.*)$/i;

export interface HeardTree {
  readonly root: HeardNode;
  readonly focused: HeardNode | undefined;
  /** Active descendant of the focused element, such as an option of a combobox. */
  readonly active: HeardNode | undefined;
  /** Returns the accessibility node of an element; if the element has no node, returns the nodes of its contents. */
  find(selector: string): Promise<readonly HeardNode[]>;
}

const pairsOf = (list: readonly string[] = []) =>
  Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])));

/** Indexes all elements by browser id, including those in shadow roots, together with their inherited language. */
function indexElements(root: DomNode) {
  const elements = new Map<number, Element>();
  const roots: DomNode[] = [root];
  const parents = new Map<number, number>();
  const walk = (node: DomNode, lang: string, around: number): void => {
    const attributes = pairsOf(node.attributes);
    const own = attributes.lang ?? lang;
    const block = INLINE.test(node.nodeName) ? around : node.backendNodeId;
    elements.set(node.backendNodeId, { attributes, lang: own, block });
    for (const child of [...(node.shadowRoots ?? []), ...(node.children ?? [])]) {
      parents.set(child.backendNodeId, node.backendNodeId);
      walk(child, own, block);
    }
    roots.push(...(node.shadowRoots ?? []));
  };
  walk(root, '', 0);
  return { elements, roots, parents };
}

const textOf = (part: AxValue | undefined) => String(part?.value ?? '');
const trimmed = (part: AxValue | undefined) => textOf(part).replaceAll(/\s+/g, ' ').trim();

export async function readTree(cdp: CDPSession): Promise<HeardTree> {
  const { root: dom } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  const { elements, roots, parents } = indexElements(dom);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const all: HeardNode[] = [];

  const build = (id: string, parent: HeardNode | undefined): readonly HeardNode[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    const childrenOf = (heard: HeardNode | undefined) => (node.childIds ?? []).flatMap((child) => build(child, heard));
    if (node.ignored) return childrenOf(parent);
    const backendId = node.backendDOMNodeId ?? 0;
    const element = elements.get(backendId);
    const children: HeardNode[] = [];
    const heard: HeardNode = {
      role: trimmed(node.role),
      name: textOf(node.role) === 'StaticText' ? textOf(node.name).replaceAll(/\s+/g, ' ') : trimmed(node.name),
      description: trimmed(node.description),
      value: trimmed(node.value),
      states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      attributes: element?.attributes ?? {},
      lang: element?.lang ?? '',
      block: element?.block ?? 0,
      parent,
      children,
      backendId,
      activeId: node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0]
        ?.backendDOMNodeId,
    };
    all.push(heard);
    children.push(...childrenOf(heard));
    return [heard];
  };

  const start = nodes.find(({ parentId }) => parentId === undefined);
  const [root] = build(start?.nodeId ?? '', undefined);
  if (root === undefined) throw new Error('the browser returned no accessibility tree');
  const focused = all.filter(({ states }) => states.focused === true).at(-1);
  const active = all.find(({ backendId }) => backendId === focused?.activeId);

  const find = async (selector: string) => {
    const hits = await Promise.all(
      roots.map(({ nodeId }) => cdp.send('DOM.querySelectorAll', { nodeId, selector }).catch(() => ({ nodeIds: [] }))),
    );
    const described = await Promise.all(
      hits.flatMap(({ nodeIds }) => nodeIds).map((nodeId) => cdp.send('DOM.describeNode', { nodeId })),
    );
    const expected = new Set(described.map(({ node }) => node.backendNodeId));
    const isInside = (id: number | undefined): boolean =>
      id !== undefined && (expected.has(id) || isInside(parents.get(id)));
    return all.filter((node) => isInside(node.backendId) && !isInside(node.parent?.backendId));
  };
  return { root, focused, active, find };
}
