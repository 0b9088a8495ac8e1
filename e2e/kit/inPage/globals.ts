import type { Finding } from '../oracle/rules.ts';

/** Global names that the test tools add to `window`. */
const TOOLS = /^(__playwright|__pw|__hadaya|__sentinel|__coverage|axe$|\d+$)/;

/** Records the names on `window` before any script has run. */
export function watchGlobals() {
  const known = new Set(Object.keys(window));
  const added = () => Object.keys(window).filter((name) => !known.has(name) && !TOOLS.test(name));
  return {
    /**
     * `hostScripts` is the text of all scripts that are not ours. A global whose name occurs in this text counts as the
     * host's.
     */
    findings(allowed: readonly string[], hostScripts: string): Finding[] {
      const isHosts = (name: string) =>
        new RegExp(`(^|[^\\w$])${name.replace(/\$/g, '\\$')}($|[^\\w$])`).test(hostScripts);
      return added()
        .filter((name) => !allowed.includes(name) && !isHosts(name))
        .map((name) => ({ rule: 'U6', text: `window.${name} was added` }));
    },
    asHost<Result>(change: () => Result): Result {
      const before = new Set(added());
      const result = change();
      for (const name of added()) if (!before.has(name)) known.add(name);
      return result;
    },
  };
}
