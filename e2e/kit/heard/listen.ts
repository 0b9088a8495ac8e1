import { expect, type Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { recordLiveRegions } from './inPage/liveRegions.ts';
import { readAloud, speakFocus, surroundingsOf } from './readAloud.ts';
import { type HeardTree, readTree } from './readTree.ts';
import { speakNode } from './speakNode.ts';

/** A simulated screen reader user, with a transcript of all announcements. */
export interface Listener {
  /** All announcements from the start. Each action begins with a heading line, which starts with `#`. */
  readonly transcript: readonly string[];
  /** Adds a heading, then reads all matching elements from top to bottom, including their shadow roots. */
  read(heading: string, selector: string): Promise<void>;
  /** Presses a key; records the focused element, then the live regions. */
  press(key: string, options?: SaidOptions): Promise<void>;
  /** Performs an action; records the focused element if it has changed, then the live regions. */
  act(heading: string, work: () => Promise<unknown>, options?: SaidOptions): Promise<void>;
}

export interface SaidOptions {
  /** Waits until an announcement of a live region matches this pattern. */
  readonly until?: RegExp;
  /** Selector for elements that never stop changing; waits ignore these elements. */
  readonly restless?: string;
}

/** Starts the simulated screen reader. Call it before the page opens. `restless` is the default for all actions. */
export async function listen(page: Page, { restless: never = '' } = {}): Promise<Listener> {
  await page.addInitScript(recordLiveRegions);
  const cdp = await page.context().newCDPSession(page);
  const transcript: string[] = [];
  let position = { id: 0, around: [] as readonly number[], speech: '' };

  /**
   * Reads the accessibility tree. Enables the browser's DOM agent only while reading, because the agent would otherwise
   * report each step of a playing slider and each change of a counter.
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
    const speech = active ? speakNode(active, lang) : speakNode(focused, lang);
    const isSame = focused.backendId === position.id;
    if (!isSame && focused.role !== 'RootWebArea')
      transcript.push(`focus: ${speakFocus(focused, position.around, lang)}`);
    // Screen readers announce a change of the focused element, such as a new value, without a live region.
    if (isSame && speech !== position.speech) transcript.push(`changed: ${speech}`);
    position = { id: focused.backendId, around: surroundingsOf(focused), speech };
  }

  const act: Listener['act'] = async (heading, work, options = {}) => {
    await page.evaluate(() => window.__said?.splice(0));
    transcript.push(`# ${heading}`);
    await work();
    await rest(options);
    await tellFocus();
    const announced = await page.evaluate(() => window.__said?.splice(0) ?? []);
    // A region's announcement does not count as lost if the focused element's announcement contains the same text.
    const isHeard = (line: string) => !line.startsWith('lost: ') || !transcript.at(-1)?.includes(line.slice(6));
    transcript.push(...announced.filter(isHeard));
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

/** Compares the announcements with the reviewed transcript, which `--update-snapshots` rewrites. */
export function expectHeard({ transcript }: Listener, name: string): void {
  expect(`${transcript.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}
