import { parseAst } from 'vite';
import { field, isNode, type Node } from '../vite/nodes.ts';
import { declaredNames, runningNodes } from './names.ts';
import { type Feature, lackingBrowsers, partsOf, SUPPORTED, TABLES } from './support.ts';

/** A feature in use, and the supported browsers that lack it. */
export interface Finding {
  readonly name: string;
  readonly lacking: readonly string[];
}

/**
 * Platform names that a supported browser lacks: `navigation`, `URL.canParse`, `.checkVisibility`, the event
 * `scrollend`. A member that some interface has in every browser is ignored, because its name does not identify the
 * interface.
 */
const TOO_NEW: ReadonlyMap<string, readonly string[]> = readTable();

function readTable(): Map<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  const enter = (name: string, feature: Feature) =>
    table.set(name, table.get(name)?.length === 0 ? [] : lackingBrowsers(feature));
  const enterOwner = (owner: string, feature: Feature) => {
    enter(owner, feature);
    for (const [member, part] of partsOf(feature)) {
      if (!/^\w+$/.test(member) || member === owner) continue;
      const [, name = '', kind] = /^(\w+?)(?:_(static|event))?$/.exec(member) ?? [];
      if (kind === 'static') enter(`${owner}.${name}`, part);
      if (kind === 'event') enter(`event ${name}`, part);
      else enter(owner === 'Window' ? name : `.${name}`, part);
    }
  };
  const builtins = TABLES.javascript.builtins as Feature;
  for (const part of [TABLES.api, builtins, builtins.Intl]) {
    for (const [owner, feature] of partsOf(part)) enterOwner(owner, feature);
  }
  // A member that no supported browser has must belong to a library, because the tests in Chromium would otherwise
  // fail.
  const isPlausible = (name: string, lacking: number) => !name.startsWith('.') || lacking < SUPPORTED.length;
  return new Map([...table].filter(([name, { length }]) => length > 0 && isPlausible(name, length)));
}

const GLOBALS = /^(window|self|globalThis|page|view)$/;

const LISTENERS = /(^|\.)(addEventListener|listen)$/;

/** Returns the platform names that a node may refer to: a global, `Owner.member`, `.member`, an event name. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [String(field(node, 'name'))];
  if (node.type === 'Literal') return [`event ${field(node, 'value')}`];
  if (node.type !== 'MemberExpression' || field(node, 'computed') === true) return [];
  const member = String(field(field(node, 'property'), 'name'));
  const owner = String(field(field(node, 'object'), 'name'));
  return GLOBALS.test(owner) ? [member] : [`${owner}.${member}`, `.${member}`];
}

/**
 * Returns the conditions of a feature guard: `typeof x`, `'x' in y`, `x?.()`, `x?.y`, `if (x)`, `x && …`, `x ? … : …`.
 */
function guardsOf(node: Node): unknown[] {
  if (node.type === 'UnaryExpression' && field(node, 'operator') === 'typeof') return [field(node, 'argument')];
  if (node.type === 'BinaryExpression' && field(node, 'operator') === 'in') return [field(node, 'left')];
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') return [field(node, 'test')];
  if (node.type === 'LogicalExpression') return [field(node, 'left')];
  if (field(node, 'optional') === true) return [field(node, 'callee') ?? field(node, 'object')];
  return [];
}

/** Returns the names in a guard; `'onx' in y` guards `onx`, `.onx` and the event `x`. */
function guardedNames(guard: unknown): string[] {
  const value = field(guard, 'value');
  if (typeof value === 'string') return [value, `.${value}`, `event ${value.replace(/^on/, '')}`];
  if (field(guard, 'type') === 'UnaryExpression') return guardedNames(field(guard, 'argument'));
  return isNode(guard) ? namesOf(guard) : [];
}

const isOwn = () => true;

/**
 * Finds globals and static members in a script that a supported browser lacks. With `mayBeOwn`, also finds method calls
 * and event listeners. A guard for a name, such as `typeof x` or `x?.()`, covers the whole file.
 *
 * @param path its extension determines whether the script has types
 * @param mayBeOwn whether a member may be the repository's own method; absent for built files, whose libraries have
 * their own methods.
 */
export function findInScript(
  path: string,
  code: string,
  mayBeOwn: (member: string) => boolean = isOwn,
): readonly Finding[] {
  const lang = path.endsWith('.tsx') ? 'tsx' : 'ts';
  const nodes = runningNodes(parseAst(code, { lang }, path));
  const declared = declaredNames(nodes);
  const used = new Set<string>();
  const guarded = new Set<string>();
  const use = (name: string): unknown =>
    !declared.has(name.split('.')[0] || ' ') && TOO_NEW.has(name) && used.add(name);
  const useCall = (call: Node) => {
    const callee = field(call, 'callee');
    const names = isNode(callee) ? namesOf(callee) : [];
    const [member = ''] = names.filter((name) => name.startsWith('.'));
    if (member && !mayBeOwn(member.slice(1)) && !names.some((name) => used.has(name))) use(member);
    if (mayBeOwn === isOwn || !names.some((name) => LISTENERS.test(name))) return;
    for (const argument of [field(call, 'arguments')].flat()) {
      if (field(argument, 'type') === 'Literal') use(`event ${field(argument, 'value')}`);
    }
  };
  for (const node of nodes) {
    for (const name of guardsOf(node).flatMap(guardedNames)) guarded.add(name);
    if (node.type === 'Identifier') use(String(field(node, 'name')));
    if (node.type === 'MemberExpression') for (const name of namesOf(node)) if (!name.startsWith('.')) use(name);
    if (node.type === 'CallExpression') useCall(node);
  }
  const isGuarded = (name: string) => guarded.has(name) || guarded.has(`.${name.split('.')[1]}`);
  return [...used].filter((name) => !isGuarded(name)).map((name) => ({ name, lacking: TOO_NEW.get(name) ?? [] }));
}
