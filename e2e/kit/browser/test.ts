/**
 * The `test` function for browser mode: runs the built files on the server's markup in a fresh document. The document
 * is in an iframe, which the test reads directly; a visitor's actions use the browser's own input.
 */
import { test as base, expect } from 'vitest';
import { commands } from 'vitest/browser';
import type { AccessibleOptions } from '../axe.ts';
import { SHOP_FRAME } from '../inPage/frameName.ts';
import type { Allowances } from '../oracle/allowances.ts';
import { sendAllowances } from './sentAllowances.ts';
import type { shopCommands } from './shopCommands.ts';

type WithoutContext<Command> = Command extends (context: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Promise<Awaited<Result>>
  : never;
type Commands = { readonly [Name in keyof typeof shopCommands]: WithoutContext<(typeof shopCommands)[Name]> };

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}

/** Size of the frame in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const USUAL: Size = { width: 1280, height: 800 };
const PATH = '/m/';

/** A page that a test has opened in its iframe. */
export interface Shop {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** Returns the first element that a CSS selector matches; throws if there is none. */
  find(selector: string): HTMLElement;
  findAll(selector: string): readonly HTMLElement[];
  /** Returns the text of the focused element. */
  focused(): string | null | undefined;
  /** Performs a visitor's action on the element that a Playwright selector matches. */
  act: Commands['shopAct'];
  press(key: string): Promise<void>;
  /**
   * Starts recording the page's events of one type; the returned function reports whether the last event was prevented.
   */
  watchEvents(type: 'click' | 'keydown'): () => boolean | undefined;
  resize(size: Size): void;
  expectAccessible(options?: AccessibleOptions): Promise<void>;
}

function resize(frame: HTMLIFrameElement, { width, height }: Size): void {
  frame.style.cssText = `border:0;position:fixed;inset:0 auto auto 0;width:${width}px;height:${height}px`;
}

async function load(html: string, size: Size): Promise<Shop> {
  await commands.shopServe(PATH, html);
  const frame = document.createElement('iframe');
  frame.name = SHOP_FRAME;
  frame.src = PATH;
  resize(frame, size);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.replaceChildren(frame);
  });
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('The frame has no document');
  const shown = contentDocument;
  contentWindow.focus();
  return {
    window: contentWindow as Window & typeof globalThis,
    document: shown,
    find(selector) {
      const found = shown.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}`);
      return found;
    },
    findAll: (selector) => [...shown.querySelectorAll<HTMLElement>(selector)],
    focused: () => shown.activeElement?.textContent,
    act: commands.shopAct,
    press: commands.shopKey,
    watchEvents(type) {
      const kept: Event[] = [];
      contentWindow.addEventListener(type, (event) => kept.push(event), { capture: true });
      return () => kept.at(-1)?.defaultPrevented;
    },
    resize: (next) => resize(frame, next),
    expectAccessible: async (options = {}) => expect(await commands.shopAccess(options), 'axe').toEqual([]),
  };
}

/** Opens a page with the given HTML. The guest oracle checks the last opened page when the test ends. */
export type OpenShop = (html: string, size?: Size) => Promise<Shop>;

interface Fixtures {
  /** Adds guest oracle allowances for this test. */
  readonly allow: (more: Allowances) => void;
  readonly open: OpenShop;
  /** Sets the visitor's preferences that the browser reports; call it before the page opens. */
  readonly media: Commands['shopMedia'];
}

export const test = base.extend<Fixtures & { readonly allowed: Allowances[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from its first parameter
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((more) => void allowed.push(more)),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  media: async ({}, use) => {
    await use(commands.shopMedia);
    await commands.shopMedia({ reducedMotion: null, media: null });
  },
  open: async ({ allowed }, use) => {
    let isOpen = false;
    await use(async (html, size = USUAL) => {
      isOpen = true;
      return load(html, size);
    });
    if (!isOpen) return;
    expect(await commands.shopFindings(allowed.map(sendAllowances)), 'guest oracle').toBe('');
  },
});

export { expect };
