import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Hydration } from './defineIsland.ts';
import { hydrate } from './hydrate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function wait(hydration: Hydration, connection?: object) {
  document.body.innerHTML = '<div><button>inside</button></div><button id="beside">beside</button>';
  const element = document.body.firstElementChild as HTMLElement;
  const environment = createTestEnvironment();
  vi.stubGlobal('navigator', { connection });
  const controller = new AbortController();
  const start = vi.fn();
  hydrate({ element, environment, signal: controller.signal, hydration }, start);
  return { element, clock: environment.clock, controller, start };
}

const press = (node: Element | null) => node?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

describe('an island that hydrates when idle', () => {
  it('starts when the page is idle, and only once', () => {
    const { clock, start, element } = wait('idle');
    expect(start).not.toHaveBeenCalled();
    clock.advance(2000);
    press(element);
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts on an interaction that occurs before the page is idle', () => {
    const { clock, start, element } = wait('idle');
    press(element.firstElementChild);
    clock.advance(2000);
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'waits for an interaction when the connection is %o',
    (connection) => {
      const { clock, start, element } = wait('idle', connection);
      clock.advance(60_000);
      expect(start).not.toHaveBeenCalled();
      press(element);
      expect(start).toHaveBeenCalledOnce();
    },
  );
});

describe('an island that hydrates on interaction', () => {
  it.each(['pointerover', 'pointerdown', 'focusin', 'keydown'])('starts on %s, and only once', (type) => {
    const { clock, start, element } = wait('interaction');
    clock.advance(60_000);
    expect(start).not.toHaveBeenCalled();
    for (let times = 0; times < 2; times += 1)
      element.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledOnce();
  });

  it('does not start on a press outside the island', () => {
    const { start } = wait('interaction');
    press(document.querySelector('#beside'));
    expect(start).not.toHaveBeenCalled();
  });

  it('never starts after the island is unmounted', () => {
    const { start, element, controller } = wait('interaction');
    controller.abort();
    press(element);
    expect(start).not.toHaveBeenCalled();
  });
});
