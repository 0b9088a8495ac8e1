import type { Node } from '../../syntax/parseCode.ts';
import { nodesBelow } from '../../syntax/walk.ts';
import type { Check } from '../step.ts';
import { type Built, type BuiltFile, LOADER_FILE, loaderOf, parseScript, scriptsOf } from './built.ts';
import { importedNames } from './importedNames.ts';

/** Runs a check that parses; a syntax error is the problem then. */
function attempt(file: BuiltFile, check: () => readonly string[]): readonly string[] {
  try {
    return check();
  } catch (error) {
    return [`${file.file}: ${String(error)}`];
  }
}

/** Whether a statement is a function that calls itself: `(function () {…})()` or `(() => {…})()`. */
function isOwnCall(node: Node): boolean {
  const text = JSON.stringify(node, ['type', 'expression', 'callee', 'argument']);
  return /"CallExpression","callee":\{"type":"(Arrow)?FunctionExpression"/.test(text);
}

/** Whether a node is syntax that ECMAScript has only since 2021: `a ??= b`, `1_000`, fields and private names of classes, `static {}`. */
function isAfter2020(node: Node): boolean {
  if (node.type === 'AssignmentExpression') return ['??=', '||=', '&&='].includes(node.operator);
  if (node.type === 'Literal') return 'regex' in node ? /[dv]/.test(node.regex.flags) : /^\d.*_/.test(node.raw ?? '');
  return ['PropertyDefinition', 'PrivateIdentifier', 'StaticBlock'].includes(node.type);
}

function checkLoader(loader: BuiltFile): Check[] {
  const body = () => parseScript(loader).program.body.filter(({ type }) => type !== 'EmptyStatement');
  const problemsOf = (isBad: (node: Node) => boolean) =>
    attempt(loader, () =>
      body()
        .filter(isBad)
        .map(({ type }) => type),
    );
  return [
    {
      name: 'F4 the loader starts with ; and is one function that calls itself',
      problems: [...(loader.text.startsWith(';') ? [] : ['no leading ;']), ...problemsOf((node) => !isOwnCall(node))],
    },
    {
      name: 'F7 the loader has no directive at program level',
      problems: problemsOf((node) => 'directive' in node && node.directive !== null),
    },
    {
      name: 'F8 the loader declares nothing at program level',
      problems: problemsOf(({ type }) => type.endsWith('Declaration')),
    },
    {
      name: 'F15 the loader is ES2020',
      problems: attempt(loader, () =>
        [...nodesBelow(parseScript(loader).program)]
          .filter(isAfter2020)
          .map(({ type, start }) => `${type} at ${start}`),
      ),
    },
  ];
}

function checkImports(script: BuiltFile, { manifest }: Built): readonly string[] {
  const known = new Set(Object.values(manifest).map(({ file }) => file));
  return attempt(script, () => {
    const { literal, computed } = importedNames(parseScript(script).program);
    const isLoader = script.file === LOADER_FILE;
    // Core asks for a lost file once more at another address, which is computed from a literal name.
    const mayCompute = isLoader || script.file === manifest.core?.file;
    const unknown = literal.filter((name) => isLoader || !name.startsWith('./') || !known.has(name.slice(2)));
    const hidden = computed > 0 && !mayCompute ? [`${script.file} imports a computed name`] : [];
    return [...unknown.map((name) => `${script.file} imports ${name}`), ...hidden];
  });
}

/** A line comment in the last line would swallow the first line of the next file. */
function endsInComment(script: BuiltFile): readonly string[] {
  const lastLine = script.text.trimEnd().lastIndexOf('\n') + 1;
  return attempt(script, () =>
    parseScript(script)
      .comments.filter(({ type, start }) => type === 'Line' && start >= lastLine)
      .map(() => script.file),
  );
}

/** Rules that only a parser can judge. */
export function checkSyntax(built: Built): Check[] {
  return [
    ...checkLoader(loaderOf(built)),
    { name: 'F5 no script ends in a comment', problems: scriptsOf(built).flatMap(endsInComment) },
    {
      name: 'F14 scripts import only files of the manifest',
      problems: scriptsOf(built).flatMap((script) => checkImports(script, built)),
    },
  ];
}
