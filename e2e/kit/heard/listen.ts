import { expect, type Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { recordLiveRegions } from './inPage/liveRegions.ts';
import { readAloud, speakFocus, surroundingsOf } from './readAloud.ts';
import { type HeardTree, readTree } from './readTree.ts';
import { speakNode } from './speakNode.ts';

/** Somebody who cannot see the page, and writes down what they hear. */
export interface Listener {
  /** What they have heard, from the beginning; `# …` are headings of what was done. */
  readonly transcript: readonly string[];
  /** A heading, then all that stands in the elements of a selector, top to bottom; shadow roots are searched too. */
  read(heading: string, selector: string): Promise<void>;
  /** Presses a key; what is said at the focus, then what live regions say. */
  press(key: string, options?: SaidOptions): Promise<void>;
  /** Does something; then the focus if it has moved, and what live regions say. */
  act(heading: string, work: () => Promise<unknown>, options?: SaidOptions): Promise<void>;
}

/** What to wait for. */
export interface SaidOptions {
  /** A live region says this last. */
  readonly until?: RegExp;
  /** Elements that never rest. */
  readonly restless?: string;
}

/** Starts to listen; the page is opened after this. `restless` are elements that are never waited for, unless an act names its own. */
export async function listen(page: Page, { restless: never = '' } = {}): Promise<Listener> {
  await page.addInitScript(recordLiveRegions);
  const cdp = await page.context().newCDPSession(page);
  const transcript: string[] = [];
  let place = { id: 0, around: [] as readonly number[], words: '' };

  /**
   * Reads the page's tree. The browser tells of elements only meanwhile: for as long as it does, it tells of each step of a
   * slider that plays and of each figure of a counter, and keeps a tree for it.
   */
  const look = async <Answer>(use: (tree: HeardTree) => Answer | Promise<Answer>): Promise<Answer> => {
    await cdp.send('DOM.enable');
    const answer = await use(await readTree(cdp));
    await cdp.send('DOM.disable');
    return answer;
  };
  const langOf = () => page.evaluate(() => document.documentElement.lang);
  const said = () => page.evaluate(() => window.__said ?? []);
  const rest = async ({ until, restless = never }: SaidOptions) => {
    if (until) await expect.poll(async () => (await said()).join('\n'), `said ${until}`).toMatch(until);
    await settle(page, { restless });
  };

  async function tellFocus(): Promise<void> {
    const { focused, active } = await look((tree) => tree);
    const lang = await langOf();
    if (focused === undefined) return;
    const words = active ? speakNode(active, lang) : speakNode(focused, lang);
    const isSame = focused.backendId === place.id;
    if (!isSame && focused.role !== 'RootWebArea') transcript.push(`focus: ${speakFocus(focused, place.around, lang)}`);
    // What has the focus says by itself how it has changed.
    if (isSame && words !== place.words) transcript.push(`changed: ${words}`);
    place = { id: focused.backendId, around: surroundingsOf(focused), words };
  }

  const act: Listener['act'] = async (heading, work, options = {}) => {
    await page.evaluate(() => window.__said?.splice(0));
    transcript.push(`# ${heading}`);
    await work();
    await rest(options);
    await tellFocus();
    const told = await page.evaluate(() => window.__said?.splice(0) ?? []);
    // What comes together with its region is no loss where the focus says it.
    const isHeard = (line: string) => !line.startsWith('lost: ') || !transcript.at(-1)?.includes(line.slice(6));
    transcript.push(...told.filter(isHeard));
  };

  return {
    transcript,
    act,
    press: (key, options) => act(key, () => page.keyboard.press(key), options),
    async read(heading, selector) {
      await settle(page, { restless: never });
      const found = await look((tree) => tree.find(selector));
      transcript.push(`# ${heading}`, ...readAloud(found, await langOf()));
    },
  };
}

/** Compares what was heard with the transcript that somebody has read; `--update-snapshots` writes it anew. */
export function expectHeard({ transcript }: Listener, name: string): void {
  expect(`${transcript.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}
