import type { HostChange } from '../oracle/allowances.ts';
import type { Finding } from '../oracle/rules.ts';
import { nodeName } from './nodeName.ts';
import type { Ownership } from './ownership.ts';

interface ChildChanges {
  readonly added: Set<Node>;
  readonly removed: Set<Node>;
}

const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeOldValue: true,
  characterData: true,
  characterDataOldValue: true,
};

const show = (value: string | null) => (value === null ? 'absent' : JSON.stringify(value));

function isAllowed(allowed: readonly HostChange[], nodes: readonly Node[], attribute?: string): boolean {
  return allowed.some(
    ({ selector, attributes }) =>
      (attribute === undefined ? attributes === undefined : attributes?.includes(attribute)) &&
      nodes.some((node) => node instanceof Element && node.matches(selector)),
  );
}

/** Records the original state of everything that changes outside our mounts, to report the net difference. */
export function watchHostNodes(ownership: Ownership) {
  const attributes = new Map<Element, Map<string, string | null>>();
  const texts = new Map<Node, string | null>();
  const children = new Map<Node, ChildChanges>();
  let isParsing = true;

  const noteChildren = (record: MutationRecord) => {
    const changes = children.get(record.target) ?? { added: new Set(), removed: new Set() };
    children.set(record.target, changes);
    for (const node of record.removedNodes) if (!changes.added.delete(node)) changes.removed.add(node);
    for (const node of record.addedNodes) if (!changes.removed.delete(node)) changes.added.add(node);
  };
  const note = (record: MutationRecord) => {
    const { type, target, oldValue, attributeName } = record;
    if (type === 'childList') return noteChildren(record);
    if (type === 'characterData') return void (texts.has(target) || texts.set(target, oldValue));
    if (!(target instanceof Element) || attributeName === null) return;
    const values = attributes.get(target) ?? new Map<string, string | null>();
    if (!values.has(attributeName)) values.set(attributeName, oldValue);
    attributes.set(target, values);
  };
  /**
   * Attributes mutation records to the host if they arrive while one of its scripts runs, or during parsing while no
   * script runs.
   */
  const isOfHost = () => {
    const script = document.currentScript;
    if (script) return !ownership.isOwnNode(script);
    return isParsing;
  };
  const observer = new MutationObserver((records) => isOfHost() || records.forEach(note));
  observer.observe(document, WATCHED);
  // Waits for the event instead of reading `readyState`, which caching plugins fake. The parser's changes until then
  // belong to the host.
  document.addEventListener(
    'readystatechange',
    () => {
      observer.takeRecords();
      isParsing = false;
    },
    { capture: true, once: true },
  );

  const judged = (node: Node) => node.isConnected && !ownership.isInMount(node);
  const attributeFindings = (allowed: readonly HostChange[]) =>
    [...attributes].flatMap(([element, values]) =>
      [...values].flatMap(([name, old]) => {
        const now = element.getAttribute(name);
        if (now === old || !judged(element) || name === 'data-hadaya-state') return [];
        if (ownership.isOwnNode(element) || isAllowed(allowed, [element], name)) return [];
        return [`attribute ${name} of ${nodeName(element)} was ${show(old)} and is ${show(now)}`];
      }),
    );
  const textFindings = (allowed: readonly HostChange[]) =>
    [...texts].flatMap(([node, old]) =>
      judged(node) && node.nodeValue !== old && !isAllowed(allowed, [node.parentNode ?? node])
        ? [`text in ${nodeName(node.parentNode ?? node)} was ${show(old)}`]
        : [],
    );
  const childFindings = (allowed: readonly HostChange[]) =>
    [...children].flatMap(([parent, { added, removed }]) => {
      if (parent !== document && !judged(parent)) return [];
      const isHosts = (node: Node) => !ownership.isOwnNode(node) && !isAllowed(allowed, [parent, node]);
      const stays = [...added].filter((node) => node.parentNode === parent && isHosts(node));
      return [
        ...stays.map((node) => `${nodeName(node)} was added to ${nodeName(parent)}`),
        ...[...removed].filter(isHosts).map((node) => `${nodeName(node)} was removed from ${nodeName(parent)}`),
      ];
    });

  return {
    findings(allowed: readonly HostChange[]): Finding[] {
      observer.takeRecords().forEach(note);
      return [...attributeFindings(allowed), ...textFindings(allowed), ...childFindings(allowed)].map((text) => ({
        rule: 'U5',
        text,
      }));
    },
    /** Runs a change on the host's behalf, so that the change does not count as ours. */
    asHost<Result>(change: () => Result): Result {
      observer.takeRecords().forEach(note);
      const result = change();
      observer.takeRecords();
      return result;
    },
  };
}
