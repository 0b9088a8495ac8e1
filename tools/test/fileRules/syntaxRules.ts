import { parse } from 'acorn';
import type { ESTree, ParseResult } from 'vite';
import type { Check } from '../step.ts';
import { type Built, type BuiltFile, LOADER_FILE, loaderOf, parseScript, scriptsOf } from './built.ts';

function attempt(file: BuiltFile, check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [`${file.file}: ${String(error)}`];
  }
}

/** Checks whether a statement is an immediately invoked function: `(function () {…})()` or `(() => {…})()`. */
function isOwnCall(node: ESTree.Node): boolean {
  const text = JSON.stringify(node, ['type', 'expression', 'callee', 'argument']);
  return /"CallExpression","callee":\{"type":"(Arrow)?FunctionExpression"/.test(text);
}

/**
 * Returns the import specifiers of a script; `undefined` for computed ones. Template literals count as specifiers,
 * because minifiers write them.
 */
function importedNames({ text }: BuiltFile, { module }: ParseResult): readonly (string | undefined)[] {
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((one) => one.moduleRequest?.value ?? []),
  );
  const dynamic = module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) => /^(["'`])([^"'`$\\]*)\1$/.exec(text.slice(start, end))?.[2],
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...dynamic];
}

function checkLoader(loader: BuiltFile): Check[] {
  const startsWithSemicolon = loader.text.startsWith(';') ? [] : ['no leading ;'];
  // The top level may contain only immediately invoked functions, so directives and declarations are problems too.
  const others = attempt(loader, () =>
    parseScript(loader)
      .program.body.filter((node) => node.type !== 'EmptyStatement' && !isOwnCall(node))
      .map(({ type }) => type),
  );
  return [
    {
      name: 'F4 the loader starts with ; and is a single immediately invoked function (F7, F8)',
      problems: [...startsWithSemicolon, ...others],
    },
    {
      name: 'F15 the loader is ES2020',
      problems: attempt(loader, () => {
        parse(loader.text, { ecmaVersion: 2020 });
        return [];
      }),
    },
  ];
}

function checkImports(script: BuiltFile, { manifest }: Built): readonly string[] {
  const known = new Set(Object.values(manifest).map(({ file }) => file));
  return attempt(script, () => {
    const names = importedNames(script, parseScript(script));
    const literal = names.filter((name) => name !== undefined);
    const isLoader = script.file === LOADER_FILE;
    // Core may contain a computed import, because it retries a failed file at another URL.
    const mayCompute = isLoader || script.file === manifest.core?.file;
    const unknown = literal.filter((name) => isLoader || !name.startsWith('./') || !known.has(name.slice(2)));
    const hidden = literal.length < names.length && !mayCompute ? [`${script.file} has a computed import`] : [];
    return [...unknown.map((name) => `${script.file} imports ${name}`), ...hidden];
  });
}

/** Reports a line comment on the last line, which would swallow the first line of the next file. */
function endsInComment(script: BuiltFile): readonly string[] {
  const lastLine = script.text.trimEnd().lastIndexOf('\n') + 1;
  return attempt(script, () =>
    parseScript(script)
      .comments.filter(({ type, start }) => type === 'Line' && start >= lastLine)
      .map(() => script.file),
  );
}

export function checkSyntax(built: Built): Check[] {
  return [
    ...checkLoader(loaderOf(built)),
    { name: 'F5 no script ends in a comment', problems: scriptsOf(built).flatMap(endsInComment) },
    {
      name: 'F14 scripts import only files in the manifest',
      problems: scriptsOf(built).flatMap((script) => checkImports(script, built)),
    },
  ];
}
