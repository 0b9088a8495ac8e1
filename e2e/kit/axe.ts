import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, Result, RunOptions } from 'axe-core';
import { RunSet } from './runSet.ts';

/** axe rule sets that every state of every island must pass. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Matches mounted islands and the roots of elements that we have added to the page. */
export const OUR_MOUNTS = '[data-hadaya-state="mounted"], [data-hadaya-root]';

export type Shown = Page | Frame;

export interface AccessibleOptions {
  /** CSS selectors of the elements to check; defaults to our mounts. */
  readonly include?: readonly string[];
  /**
   * Undecided results that a person has reviewed, with the reason. The key is a rule (`color-contrast`) or, better, a
   * rule and the end of the selector (`color-contrast .onsale`).
   */
  readonly reviewed?: Readonly<Record<string, string>>;
  /** axe rules that the server's markup violates. */
  readonly disable?: readonly string[];
}

/** Checks that axe cannot decide, with the reason why they pass. */
const ALWAYS_REVIEWED: Readonly<Record<string, string>> = {
  'scrollable-region-focusable .woo-variation-gallery-slider':
    'arrow buttons, thumbnails and keys change the slides, so the strip itself needs no focus',
  'label-content-name-mismatch': 'axe cannot compare single letters, such as the sizes S and M',
};

type Findings = Pick<AxeResults, 'violations' | 'incomplete'>;

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}

const MOST_ROUNDS = 10;

/**
 * Finishes transitions and finite animations, including those in shadow roots and those that start in the meantime,
 * because intermediate colours have the wrong contrast. With `hasBegun`, does nothing on a page where none is running.
 */
export async function finishTransitions(page: Shown, { hasBegun = false } = {}): Promise<void> {
  await page.evaluate(
    async ({ rounds, isAtOnce }) => {
      const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const rootsOf = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
        root,
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
      ];
      const isOnItsWay = ({ effect, playState }: Animation) =>
        playState !== 'finished' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      const findMoving = () => rootsOf(document).flatMap((root) => root.getAnimations().filter(isOnItsWay));
      if (isAtOnce && findMoving().length === 0) return;
      for (let round = 0; round < rounds; round++) {
        await twoFrames();
        const running = findMoving();
        if (running.length === 0) return;
        for (const animation of running) animation.finish();
      }
    },
    { rounds: MOST_ROUNDS, isAtOnce: hasBegun },
  );
}

const MOST_TRIES = 4;
const SETTLE_MS = 400;

const readStateKey = (page: Shown) => page.evaluate(() => window.__hadayaGuest?.stateKey());

async function waitForChange(page: Shown, key: string | undefined): Promise<void> {
  const hasChanged = (before: string | undefined) => window.__hadayaGuest?.stateKey() !== before;
  await page.waitForFunction(hasChanged, key, { timeout: SETTLE_MS, polling: 50 }).catch(() => undefined);
}

interface Question extends Required<Pick<AccessibleOptions, 'include' | 'disable'>> {
  readonly reviewed: readonly string[];
}

/** Inputs and page states for which axe found nothing; they are not checked again in the same run. */
const answered = new RunSet('answered-questions.txt');

/**
 * Runs axe until it finds nothing, or the same problems twice. A file that loads late can still change the page, but
 * real problems are found again.
 */
export async function runAxe(page: Shown, question: Question, pick: (found: Findings) => string[]): Promise<string[]> {
  let found: string[] = [];
  for (let turn = 0; turn < MOST_TRIES; turn++) {
    const key = await readStateKey(page);
    const asked = key === undefined ? undefined : JSON.stringify([key, question]);
    if (asked !== undefined && answered.unknown([asked]).length === 0) return [];
    await finishTransitions(page);
    const lines = pick(await askAxe(page, question.include, question.disable));
    if (lines.length === 0) {
      if (asked !== undefined) answered.add([asked]);
      return [];
    }
    if (turn > 0 && lines.join() === found.join()) return lines;
    found = lines;
    await waitForChange(page, key);
  }
  return found;
}

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe once with our rule sets on the included elements; skips the contents of frames. axe's own Playwright package
 * takes three times as long, because it injects axe into every frame each time and transfers all passed checks to Node.
 */
async function askAxe(page: Shown, include: readonly string[], disable: readonly string[]): Promise<Findings> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE_SOURCE);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: [...AXE_TAGS] },
    rules: Object.fromEntries(disable.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
  };
  return page.evaluate(
    async ([context, given]) => {
      const { violations, incomplete } = await window.axe.run(context, given);
      return { violations, incomplete };
    },
    [{ include: [...include] } satisfies ElementContext, options] as const,
  );
}

function withoutReviewed(results: readonly Result[], known: readonly string[]): readonly Result[] {
  const isKnown = (id: string, target: string) =>
    known.some((key) => key === id || (key.startsWith(`${id} `) && target.endsWith(key.slice(id.length + 1))));
  return results.map((result) => ({
    ...result,
    nodes: result.nodes.filter(({ target }) => !isKnown(result.id, target.join(' '))),
  }));
}

/** Runs axe on the page's current state; returns violations, and undecided results that nobody has reviewed. */
export function describeAccess(page: Shown, options: AccessibleOptions = {}): Promise<string[]> {
  const { include = [OUR_MOUNTS], reviewed = {}, disable = [] } = options;
  const known = Object.keys({ ...ALWAYS_REVIEWED, ...reviewed });
  return runAxe(page, { include, disable, reviewed: known }, ({ violations, incomplete }) => [
    ...describeResults('violation', violations),
    ...describeResults('undecided', withoutReviewed(incomplete, known)),
  ]);
}

export async function expectAccessible(page: Page, options: AccessibleOptions = {}): Promise<void> {
  expect(await describeAccess(page, options), 'axe').toEqual([]);
}

export function describeResults(kind: 'violation' | 'undecided', results: readonly Result[]): string[] {
  return results.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary, any }) => {
      const reason =
        failureSummary?.split('\n').slice(1).join(' ').trim() || any.map(({ message }) => message).join(' ');
      return `${kind} of ${id} at ${target.join(' ')}: ${reason.slice(0, 200)} ${html.slice(0, 120)}`;
    }),
  );
}
