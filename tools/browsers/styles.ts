import { type AtRule, type ChildNode, type Container, type Declaration, parse } from 'postcss';
import type { Finding } from './scripts.ts';
import { type Feature, lackingBrowsers, partsOf, TABLES } from './support.ts';

const feature = (parent: unknown, name: string): Feature | undefined =>
  partsOf(parent).find(([part]) => part === name)?.[1];

/**
 * Returns the features that a node of a style sheet uses, such as `@scope`, `:popover-open`, `text-wrap: balance` or
 * `light-dark()`, each with its entry in MDN's tables.
 */
function usesOf(node: AtRule | Declaration | { readonly selector: string }): [string, unknown][] {
  const { css } = TABLES;
  if ('selector' in node) {
    const names = [...node.selector.matchAll(/::?([a-z-]+)/g)].map(([written, name = '']) => [written, name] as const);
    return names.map(([written, name]) => [written, feature(css.selectors, name)]);
  }
  if (node.type === 'atrule') return [[`@${node.name}`, feature(css['at-rules'], node.name)]];
  const property = feature(css.properties, node.prop);
  const words = node.value.match(/[a-z-]+(?![\w(-])/g) ?? [];
  const calls = [...node.value.matchAll(/([a-z-]+)\(/g)].map(([, name = '']) => name);
  const types = [css.types, feature(css.types, 'color'), feature(css.types, 'easing-function'), property];
  return [
    [node.prop, property],
    ...words.map((word): [string, unknown] => [`${node.prop}: ${word}`, feature(property, word)]),
    ...calls.map((name): [string, unknown] => [`${name}()`, types.map((type) => feature(type, name)).find(Boolean)]),
  ];
}

/** Checks whether a rule is inside `@supports`, including `@supports not`. */
function isGuarded(node: Container | ChildNode): boolean {
  for (let parent: unknown = node.parent; parent instanceof Object; parent = Reflect.get(parent, 'parent')) {
    if (Reflect.get(parent, 'name') === 'supports') return true;
  }
  return false;
}

export function findInStyle(css: string): Finding[] {
  const found = new Map<string, readonly string[]>();
  parse(css).walk((node) => {
    if (node.type === 'comment' || isGuarded(node)) return;
    const isKeyframe =
      node.type === 'rule' && node.parent?.type === 'atrule' && /keyframes$/.test(Reflect.get(node.parent, 'name'));
    if (isKeyframe) return;
    for (const [name, used] of usesOf(node)) {
      const lacking = lackingBrowsers(used);
      if (lacking.length > 0) found.set(name, lacking);
    }
  });
  return [...found].map(([name, lacking]) => ({ name, lacking }));
}
