/** A value that an owner may write into a call. */
export type Literal = string | number | boolean | null;

/** What an owner's click setting asks for. */
export type ClickEvent =
  /** A function of the page, named by its path from `window`. */
  | { readonly kind: 'call'; readonly path: readonly string[]; readonly args: readonly Literal[] }
  /** Anything else is program text, which we never evaluate. */
  | { readonly kind: 'code'; readonly source: string };

const PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,9}/;
const LITERAL = /^(?:'([^'\\\n]*)'|"([^"\\\n]*)"|(-?\d+(?:\.\d+)?)|(true|false|null))\s*(?:,\s*|$)/;
const REFUSED = ['__proto__', 'prototype', 'constructor'];
const MAX_LENGTH = 2000;

function readArguments(source: string): Literal[] | undefined {
  const args: Literal[] = [];
  let rest = source.trim();
  if (rest.endsWith(',')) return undefined;
  while (rest !== '') {
    const match = LITERAL.exec(rest);
    if (!match) return undefined;
    const [whole, single, double, number, word] = match;
    const value =
      single ?? double ?? (number === undefined ? (word === 'null' ? null : word === 'true') : Number(number));
    args.push(value);
    rest = rest.slice(whole.length);
  }
  return args;
}

/** Reads a click setting: `fn`, `fn()`, `a.b('x', 1)` are calls, also behind `javascript:`; everything else is code. */
export function parseClickEvent(setting: string): ClickEvent {
  const source = setting
    .trim()
    .replace(/^javascript:\s*/i, '')
    .replace(/[;\s]+$/, '');
  const code: ClickEvent = { kind: 'code', source };
  if (source.length > MAX_LENGTH) return code;
  const path = PATH.exec(source)?.[0];
  if (path === undefined) return code;
  const call = source.slice(path.length).trim();
  const steps = path.split('.');
  if (steps.some((step) => REFUSED.includes(step))) return code;
  if (call === '') return { kind: 'call', path: steps, args: [] };
  const args = call.startsWith('(') && call.endsWith(')') ? readArguments(call.slice(1, -1)) : undefined;
  return args ? { kind: 'call', path: steps, args } : code;
}
