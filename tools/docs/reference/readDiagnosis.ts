import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../islandBundle/project.ts';
import { type Node, parseCode } from '../../syntax/parseCode.ts';
import { field, isNode, nameOf, nodesBelow } from '../../syntax/walk.ts';

/** Files whose sentences the owner's panel shows, with what the sentences are about. */
const PANEL: Readonly<Record<string, string>> = {
  'packages/debug/src/model/readReport.ts': 'page',
  'packages/debug/src/dom/explainUnseen.ts': 'unseen',
  'packages/contact-widget/src/triggers/hours/dom/answerDebug.ts': 'hidden',
};

/** What an owner may read: one sentence, `…` where the page's own words stand. */
export interface Said {
  readonly topic: string;
  readonly text: string;
}

/** The words of a text, a template or texts that are joined; `undefined` for all else. */
function wordsOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined;
  const [left, right] = [wordsOf(node.left), wordsOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Names of plugins, beside sentences in the panel's file. */
const NAMES = ['WooCommerce order attribution', 'Ultimate Addons header and footer'];

const isSentence = (text: string | undefined): text is string =>
  text !== undefined && /[a-z]{2,} [a-z']/.test(text) && text.length > 14 && !NAMES.includes(text);

/** Whether a call tells an owner something: `logger.warn`, `logger.note`, `console.warn`, `report`. */
function isToldBy(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  if (['report', 'tellLost'].includes(nameOf(node.callee) ?? '')) return true;
  const owner = field(node.callee, 'object');
  const holder = nameOf(owner) ?? nameOf(field(owner, 'property'));
  return (
    (holder === 'logger' || holder === 'console') &&
    ['warn', 'note'].includes(nameOf(field(node.callee, 'property')) ?? '')
  );
}

function sentencesOf(path: string): readonly string[] {
  const { program } = parseCode(path, readFileSync(resolve(REPOSITORY, path), 'utf8'));
  const all = [...nodesBelow(program)];
  const told = PANEL[path] ? [program] : all.filter(isToldBy).flatMap((call) => [field(call, 'arguments')].flat());
  const inside = new Set<Node>();
  return told.filter(isNode).flatMap((node) =>
    [...nodesBelow(node)].flatMap((part) => {
      const words = wordsOf(part);
      if (inside.has(part) || !isSentence(words)) return [];
      for (const inner of nodesBelow(part)) inside.add(inner);
      return [words.replace('[hadaya] ', '')];
    }),
  );
}

/** Every sentence that the panel and the console say to an owner, each once. */
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
