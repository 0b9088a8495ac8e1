/** The owner's `click_event` setting of a channel, parsed. */
export type ClickEvent =
  /** A call to one of the page's functions, given by its path from `window`; the arguments are data. */
  | { readonly kind: 'call'; readonly path: readonly string[]; readonly args: readonly unknown[] }
  /** Any other text; it counts as code, which Hadaya never evaluates itself. */
  | { readonly kind: 'code'; readonly source: string };

const PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*){0,9}/;
/** Matches strings and field names, which JSON requires to be in double quotes. */
// oxlint-disable-next-line redos/no-vulnerable -- reads 2,000 characters at most, see MAX_LENGTH.
const QUOTED = /'([^'\\\n]*)'|"([^"\\\n]*)"|([A-Za-z_$][\w$]*)(?=\s*:)/g;
/** Matches text that is rejected in arguments: markup, code, and `__proto__`, which could change all objects. */
const NO_DATA = /<[a-z!/]|javascript:|__proto__/i;
/** Names that turn text into code, replace the page or leave it; rejected at any position in a path. */
const REFUSED: ReadonlySet<string> = new Set(
  (
    '__proto__ prototype constructor call apply bind eval Function execScript globalEval getScript importScripts ' +
    'setTimeout setInterval setImmediate requestIdleCallback write writeln insertAdjacentHTML parseHTML ' +
    'createContextualFragment setHTMLUnsafe parseHTMLUnsafe document location navigation top parent opener frames ' +
    'contentWindow contentDocument defaultView ownerDocument Reflect Object Proxy Worker SharedWorker trustedTypes ' +
    '$ jQuery wp'
  ).split(' '),
);
/**
 * Names rejected only as a whole path, because a longer path that ends in one of them leads to the page's own function.
 */
const REFUSED_ALONE: readonly string[] = ['open', 'fetch', 'postMessage'];
/** Aliases of the page's window, which may start a path. */
const WINDOW = /^(?:(?:window|self|globalThis)\.)+/;
const MAX_LENGTH = 2000;

function readArguments(source: string): readonly unknown[] | undefined {
  if (NO_DATA.test(source)) return undefined;
  const json = source.replace(QUOTED, (_whole, single?: string, double?: string, name?: string) =>
    JSON.stringify(single ?? double ?? name),
  );
  try {
    const args: unknown = JSON.parse(`[${json}]`);
    return Array.isArray(args) ? args : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a click setting: `fn`, `fn()` and `a.b('x', { y: 1 })` are calls, even after `javascript:`. Everything else
 * counts as code, including paths that contain a rejected name.
 */
export function parseClickEvent(setting: string): ClickEvent {
  const source = setting
    .trim()
    .replace(/^javascript:\s*/i, '')
    // oxlint-disable-next-line redos/no-vulnerable -- an owner’s click_event, 5,000 characters at most.
    .replace(/[;\s]+$/, '');
  const code: ClickEvent = { kind: 'code', source };
  if (source.length > MAX_LENGTH) return code;
  const path = PATH.exec(source)?.[0];
  if (path === undefined) return code;
  const call = source.slice(path.length).trim();
  const steps = path.replace(WINDOW, '').split('.');
  if (
    steps.some((step) => REFUSED.has(step)) ||
    (steps.length === 1 && REFUSED_ALONE.includes(path.replace(WINDOW, '')))
  )
    return code;
  if (call === '') return { kind: 'call', path: steps, args: [] };
  const args = call.startsWith('(') && call.endsWith(')') ? readArguments(call.slice(1, -1)) : undefined;
  return args ? { kind: 'call', path: steps, args } : code;
}
