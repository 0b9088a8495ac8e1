import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { field, isNode, nameOf, nodesBelow, parseSource } from '../../vite/nodes.ts';
import { REPOSITORY } from '../../vite/project.ts';
import { commentBefore } from './readSettings.ts';

export interface PageEvent {
  readonly name: string;
  /** Type of `event.detail`, as written in the source. */
  readonly detail: string;
  readonly meaning: string;
}

/** Events described here because the sources contain no type for their details. */
const OTHERS: readonly PageEvent[] = [
  {
    name: 'hadaya:error',
    detail: '{ island, code, message, cause }',
    meaning:
      'A widget failed, or a file failed to load; the server’s markup still works. If a listener cancels the event, nothing is logged to the console.',
  },
  {
    name: 'hadaya:explain',
    detail: '{ say: (line: string, answer?: object) => void }',
    meaning:
      'The diagnostics panel or the preview asks why a widget is shown or hidden: call `say` with the reason. `line` is for people, and its wording may change. The contact widget also passes `answer`, which is for programs: `{ part: "contact", widget, kind, … }`.',
  },
  {
    name: 'hadaya:look',
    detail: 'none',
    meaning:
      'The page’s content was replaced, and every widget checks the page again. The loader sends this event when its tag runs again; a script that replaces pages may send it on the document.',
  },
  {
    name: 'hadaya:attribution:recorded',
    detail: '{ type, channel: () => Promise<{ current, first }> }',
    meaning: 'A source was recorded.',
  },
  {
    name: 'hadaya:attribution:erased',
    detail: '{ type, channel }',
    meaning: 'The records were deleted because tracking was turned off.',
  },
];

const SOURCES: readonly string[] = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: REPOSITORY })
  .filter((path) => !/\.test\.tsx?$|[\\/]testing[\\/]|packages[\\/]testing/.test(path))
  .sort();

const read = (path: string): string => readFileSync(resolve(REPOSITORY, path), 'utf8');

const oneLine = (text: string): string => text.replaceAll('readonly ', '').replace(/\s+/g, ' ').replaceAll('; }', ' }');

/** Reads events from interfaces whose keys are event names. */
function readInterfaces(path: string, text: string): PageEvent[] {
  return [...nodesBelow(parseSource(path, text))].flatMap((node) => {
    const key = field(field(node, 'key'), 'value');
    if (node.type !== 'TSPropertySignature' || typeof key !== 'string' || !key.startsWith('hadaya:')) return [];
    const type = node.typeAnnotation?.typeAnnotation;
    const detail = type ? oneLine(text.slice(type.start, type.end)) : '';
    return [{ name: key, detail, meaning: commentBefore(text, node.start) }];
  });
}

const CONTACT_EVENTS = 'packages/contact-widget/src/events.ts';

/** Reads the contact widget's events, which share one detail type and whose names form a union. */
function readContactEvents(): PageEvent[] {
  const text = read(CONTACT_EVENTS);
  const names = [...nodesBelow(parseSource(CONTACT_EVENTS, text))].find(
    (node) => node.type === 'TSTypeAliasDeclaration' && nameOf(node.id) === 'ContactEventName',
  );
  return [...(names ? nodesBelow(names) : [])].flatMap((node) =>
    isNode(node) && node.type === 'Literal'
      ? [
          {
            name: `hadaya:contact:${String(node.value)}`,
            detail: '{ widgetId, channel? }',
            meaning: commentBefore(text, node.start),
          },
        ]
      : [],
  );
}

export function readEvents(): readonly PageEvent[] {
  const typed = SOURCES.flatMap((path) => (read(path).includes("'hadaya:") ? readInterfaces(path, read(path)) : []));
  return [...OTHERS, ...typed, ...readContactEvents()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Returns the event names that the sources contain, typed or not. */
export function writtenEvents(): ReadonlySet<string> {
  const names = SOURCES.flatMap((path) => read(path).match(/(?<=['`])hadaya:[a-z]+(?::[a-z-]+)?(?=['`])/g) ?? []);
  return new Set(names);
}
