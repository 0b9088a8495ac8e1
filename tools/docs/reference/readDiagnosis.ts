import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { field, isNode, type Node, nameOf, nodesBelow, parseSource } from '../../vite/nodes.ts';
import { REPOSITORY } from '../../vite/project.ts';

/** Files that contain messages for the diagnostics panel, each with its topic. */
const PANEL: Readonly<Record<string, string>> = {
  'packages/debug/src/model/readReport.ts': 'page',
  'packages/debug/src/model/findOptimiser.ts': 'page',
  'packages/debug/src/model/findSettingsProblems.ts': 'core',
  'packages/debug/src/dom/explainUnseen.ts': 'unseen',
  'packages/debug/src/dom/explainAttribution.ts': 'attribution',
  'packages/contact-widget/src/triggers/dom/answerDebug.ts': 'hidden',
  'packages/contact-widget/src/triggers/model/wordAnswer.ts': 'hidden',
};

/** A sentence for the owner, with `…` in place of values from the page. */
export interface Said {
  readonly topic: string;
  readonly text: string;
}

function wordsOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [wordsOf(node.left), wordsOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Plugin names in the panel's files, which would otherwise be taken for sentences. */
const NAMES = ['WooCommerce order attribution', 'Ultimate Addons header and footer'];

/** Checks whether a string is a sentence rather than an example value. */
const isSentence = (text: string | undefined): text is string =>
  text !== undefined &&
  !text.startsWith('{') &&
  /[a-z]{2,} [a-z']/.test(text) &&
  text.length > 14 &&
  !NAMES.includes(text);

/** Functions that report to the owner, or create the reported error. */
const REPORTERS = ['report', 'tell', 'reportFailure', 'asHadayaError', 'HadayaError'];

/** Checks whether an object literal describes a settings problem, that is, has the keys `path` and `message`. */
function isProblem(node: Node): boolean {
  const names = [field(node, 'properties')]
    .flat()
    .filter(isNode)
    .map((property) => nameOf(field(property, 'key')));
  return names.includes('path') && names.includes('message');
}

function isReportedBy(node: Node): boolean {
  if (node.type === 'ObjectExpression') return isProblem(node);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const name = nameOf(node.callee) ?? nameOf(field(node.callee, 'property')) ?? '';
  if (REPORTERS.includes(name)) return true;
  const owner = field(node.callee, 'object');
  const holder = nameOf(owner) ?? nameOf(field(owner, 'property'));
  return (holder === 'logger' || holder === 'console') && ['warn', 'note'].includes(name);
}

function nameGivenBy(node: Node): string | undefined {
  if (node.type === 'ForOfStatement') return nameOf(field([field(node.left, 'declarations')].flat()[0], 'id'));
  return node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? nameOf(node.id) : undefined;
}

/**
 * Finds the reported nodes and, in the same file, the variables, functions and lists from which their texts are built.
 */
function findReported(all: readonly Node[]): ReadonlySet<Node> {
  const reported = new Set(
    all
      .filter(isReportedBy)
      .flatMap((reporter) => [field(reporter, 'arguments') ?? field(reporter, 'properties')].flat())
      .filter(isNode),
  );
  const givers = all.filter((node) => nameGivenBy(node) !== undefined);
  // The set grows during the loop, and new nodes are visited as well.
  for (const node of reported) {
    const names = new Set([...nodesBelow(node.type === 'ForOfStatement' ? node.right : node)].map(nameOf));
    for (const giver of givers) if (names.has(nameGivenBy(giver))) reported.add(giver);
  }
  return reported;
}

function sentencesOf(path: string): readonly string[] {
  const program = parseSource(path, readFileSync(resolve(REPOSITORY, path), 'utf8'));
  const reported = PANEL[path] ? [program] : [...findReported([...nodesBelow(program)])];
  const inside = new Set<Node>();
  return reported.flatMap((node) =>
    [...nodesBelow(node)].flatMap((part) => {
      const text = wordsOf(part);
      if (inside.has(part) || !isSentence(text)) return [];
      for (const inner of nodesBelow(part)) inside.add(inner);
      return [text.replace('[hadaya] ', '')];
    }),
  );
}

/** Returns all sentences that the panel and the console show to an owner, without duplicates. */
export function readDiagnosis(): readonly Said[] {
  const paths = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .sort();
  const all = paths.flatMap((path) =>
    sentencesOf(path).map((text) => ({ topic: PANEL[path] ?? path.split('/')[1] ?? '', text })),
  );
  return all.filter(({ text }, index) => all.findIndex((other) => other.text === text) === index);
}
