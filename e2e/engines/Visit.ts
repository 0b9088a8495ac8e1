import type { Engine, Key, Point } from './Engine.ts';
import type { EngineShop } from './serveShop.ts';

// The limit is generous because the browser tests and the engines run at the same time on two cores. A test waits this
// long only if it never reaches the expected state.
const MOST_WAITED_MS = 20_000;
const LOOK_MS = 40;
const DRAG_STEPS = 12;

/** Runs in the page: scrolls to an element and returns its centre. */
function locate(query: string): Point | undefined {
  const node = findDeep(query).find((one) => one.getBoundingClientRect().width > 0);
  const inView = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (node && !inView(node.getBoundingClientRect())) {
    node.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  }
  const box = node?.getBoundingClientRect();
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function isSamePoint(last: Point | undefined, next: Point | undefined): next is Point {
  return last !== undefined && next !== undefined && Math.hypot(next.x - last.x, next.y - last.y) < 1;
}

/** Simulates a visitor to the shop in any engine: opens pages, points, types and checks what is visible. */
export class Visit {
  readonly #engine: Engine;
  readonly shop: EngineShop;

  constructor(engine: Engine, shop: EngineShop) {
    this.#engine = engine;
    this.shop = shop;
  }

  async open(path: string): Promise<void> {
    const address = this.shop.url + path;
    await this.#engine.open(address);
    await this.until(
      `${path} has loaded`,
      (expected: string) => location.href === expected && document.readyState === 'complete',
      address,
    );
  }

  /**
   * Goes back in the history and polls until the page at `path` is complete, because a page from the back/forward cache
   * fires no `load`.
   */
  async back(path: string): Promise<void> {
    await this.#engine.back();
    await this.until(
      `${path} is shown again`,
      (expected: string) => location.pathname === expected && document.readyState === 'complete',
      path,
    );
  }

  /**
   * Runs a function in the page. The function must be self-contained: it gets only its arguments and returns only JSON.
   */
  async run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.#engine.run(String(script), args)) as Result;
  }

  press(key: Key): Promise<void> {
    return this.#engine.press(key);
  }

  type(text: string): Promise<void> {
    return this.#engine.type(text);
  }

  /** Waits until a function in the page returns a truthy value; `what` names the expected state in the error. */
  async until<Args extends readonly unknown[]>(
    what: string,
    script: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    const limit = Date.now() + MOST_WAITED_MS;
    let answer: unknown;
    while (Date.now() < limit) {
      // A script fails during a navigation, because the page cannot run it; the loop tries again.
      answer = await this.#engine
        .run(`(...args) => Boolean((${script})(...args))`, args)
        .catch((error: unknown) => error);
      if (answer === true) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    throw new Error(`timed out waiting until ${what}${answer instanceof Error ? ` (${answer.message})` : ''}`);
  }

  /** Waits until an element is visible: it has a box, and its `visibility` is not hidden. */
  see(selector: string): Promise<void> {
    return this.until(
      `${selector} is visible`,
      (query: string) => {
        return findDeep(query).some((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width > 0 && height > 0 && getComputedStyle(node).visibility === 'visible';
        });
      },
      selector,
    );
  }

  async mounted(selector: string): Promise<void> {
    await this.until(
      `${selector} is mounted`,
      (query: string) => document.querySelector(query)?.closest('[data-hadaya-state="mounted"]'),
      selector,
    );
  }

  /** Waits until an element is visible and has stopped moving, as a person would; returns its centre. */
  async #middleOf(selector: string): Promise<Point> {
    await this.see(selector);
    let last = await this.run(locate, selector);
    for (const limit = Date.now() + MOST_WAITED_MS; Date.now() < limit; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const next = await this.run(locate, selector);
      if (isSamePoint(last, next)) return next;
      last = next;
    }
    throw new Error(`${selector} keeps moving`);
  }

  async hover(selector: string): Promise<void> {
    await this.#engine.move([await this.#middleOf(selector)]);
  }

  /**
   * Clicks an element; aims again if the element has moved in the meantime, for example because a picture above has
   * loaded.
   */
  async click(selector: string): Promise<void> {
    for (const limit = Date.now() + MOST_WAITED_MS; Date.now() < limit; ) {
      const aim = await this.#middleOf(selector);
      await this.#engine.move([aim]);
      if (isSamePoint(aim, await this.run(locate, selector))) return this.#engine.click();
    }
    throw new Error(`${selector} moved before each click`);
  }

  /** Moves the mouse away from all elements to the window's corner. */
  async leave(): Promise<void> {
    await this.#engine.move([{ x: 1, y: 1 }]);
  }

  /** Drags an element horizontally by `byX` pixels, with its middle at the middle of the path. */
  async drag(selector: string, byX: number): Promise<void> {
    const { x, y } = await this.#middleOf(selector);
    const points = Array.from({ length: DRAG_STEPS + 1 }, (_, step) => ({
      x: x + byX * (step / DRAG_STEPS - 0.5),
      y,
    }));
    await this.#engine.move(points, true);
  }

  async focus(selector: string): Promise<void> {
    await this.see(selector);
    await this.run((query: string) => findDeep(query)[0]?.focus(), selector);
  }

  /**
   * Waits until the first matching element, including in shadow roots, has the given attribute value; `null` means that
   * the attribute is absent.
   */
  async has(selector: string, attribute: string, value: string | null): Promise<void> {
    await this.until(
      `${selector} has ${attribute}=${value}`,
      (query: string, name: string, expected: string | null) => {
        const [node] = findDeep(query);
        return node && node.getAttribute(name) === expected;
      },
      selector,
      attribute,
      value,
    );
  }

  async gone(selector: string): Promise<void> {
    await this.until(
      `${selector} is hidden`,
      (query: string) =>
        findDeep(query).every((node) => {
          const { width, height } = node.getBoundingClientRect();
          return width * height === 0 || getComputedStyle(node).visibility !== 'visible';
        }),
      selector,
    );
  }

  /** Waits until an element or one of its descendants has focus. */
  async focused(selector: string): Promise<void> {
    await this.until(
      `${selector} has focus`,
      (query: string) => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.closest(query);
      },
      selector,
    );
  }

  /** Waits for two painted frames, because new elements do not receive keys before that. */
  async painted(): Promise<void> {
    await this.run(() => {
      Reflect.deleteProperty(window, '__painted');
      const note = () => Reflect.set(window, '__painted', true);
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(note)));
    });
    await this.until('two frames are painted', () => Reflect.get(window, '__painted'));
  }

  faults(): Promise<readonly string[]> {
    return this.run(() => [...new Set((Reflect.get(window, '__faults') ?? []) as string[])]);
  }
}
