import { addMarkup as add, demoIsland as island, prepareIslandPage, settle } from '@hadaya/testing/unit';
import { describe, expect, it, vi } from 'vitest';
import type { IslandContext } from './defineIsland.ts';

const { define, environment, open } = prepareIslandPage();

describe('mounting', () => {
  it('mounts every matching element once, with typed settings and the state attribute', () => {
    Reflect.set(environment().window, 'demo_options', { is_loud: '1' });
    const element = add('<div class="demo"></div>');
    const contexts: IslandContext<{ readonly isLoud: boolean }>[] = [];
    const registry = open();
    define(island((context) => void contexts.push(context)));
    registry.scan();
    define(island(() => void expect.unreachable('a taken name is ignored')));
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.element).toBe(element);
    expect(contexts[0]?.settings.isLoud).toBe(true);
    expect(element.dataset.hadayaState).toBe('mounted');
    expect(registry.list()).toHaveLength(1);
    Reflect.deleteProperty(environment().window, 'demo_options');
  });

  it('keeps the state "loading" until an asynchronous mount finishes', async () => {
    const element = add('<div class="demo"></div>');
    define(island(() => settle().then(() => undefined)));
    expect(element.dataset.hadayaState).toBe('loading');
    await settle();
    await settle();
    expect(element.dataset.hadayaState).toBe('mounted');
  });

  it('mounts a page island once, on the root element, without a state attribute', () => {
    const mount = vi.fn();
    const registry = open();
    define({ ...island(mount), selectors: [], scope: 'page' });
    registry.scan();
    expect(mount).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hasAttribute('data-hadaya-state')).toBe(false);
  });

  it('reports each bad setting in one line with its path', () => {
    Reflect.set(environment().window, 'demo_options', 'oops');
    add('<div class="demo"></div>');
    define(island(() => {}));
    expect(environment().logger.warnings.map(({ text }) => text)).toEqual([
      '[hadaya] demo_options: is not valid JSON; the defaults are used',
    ]);
    Reflect.deleteProperty(environment().window, 'demo_options');
  });
});

describe('inserted and removed content', () => {
  it('mounts inserted elements and does not mount existing ones again', async () => {
    const mount = vi.fn();
    add('<div class="demo"></div>');
    define(island(mount));
    add('<section><div class="demo"></div></section>');
    await settle();
    expect(mount).toHaveBeenCalledTimes(2);
  });

  it('keeps the island of a moved node mounted', async () => {
    const element = add('<div class="demo"></div>');
    const signals: AbortSignal[] = [];
    define(island(({ signal }) => void signals.push(signal)));
    add('<section></section>').append(element);
    await settle();
    environment().clock.advance(1000);
    expect(signals).toHaveLength(1);
    expect(signals[0]?.aborted).toBe(false);
  });

  it('unmounts a removed node after a frame and mounts it again when it returns', async () => {
    const element = add('<div class="demo"></div>');
    const signals: AbortSignal[] = [];
    define(island(({ signal }) => void signals.push(signal)));
    element.remove();
    await settle();
    environment().clock.advance(100);
    expect(signals[0]?.aborted).toBe(true);
    expect(element.hasAttribute('data-hadaya-state')).toBe(false);
    document.body.append(element);
    await settle();
    expect(signals).toHaveLength(2);
  });

  it('mounts an element that gets data-hadaya later', async () => {
    const mount = vi.fn();
    define({ ...island(mount), selectors: ['[data-hadaya="demo"]'] });
    const element = add('<div></div>');
    await settle();
    element.setAttribute('data-hadaya', 'demo');
    await settle();
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('removes Hadaya’s root from a copy of a mounted element', () => {
    const element = add('<div class="demo"><span data-hadaya-root="demo">copy</span><b>server</b></div>');
    define(island(() => {}));
    expect(element.innerHTML).toBe('<b>server</b>');
  });

  it('unmount ends the islands in a subtree and restores their markup', () => {
    const element = add('<div class="demo"></div>');
    const registry = open();
    define(island(() => {}));
    registry.unmount(document.body);
    expect(registry.list()).toEqual([]);
    expect(element.outerHTML).toBe('<div class="demo"></div>');
  });
});

describe('closing the registry', () => {
  it('leaves nothing mounted, pending or observing', async () => {
    const element = add('<div class="demo"></div>');
    const registry = open();
    define(island(() => new Promise(() => {})));
    registry.close();
    add('<div class="demo"></div>');
    await settle();
    expect(registry.list()).toEqual([]);
    expect(environment().clock.pending()).toBe(0);
    expect(registry.signal.aborted).toBe(true);
    expect(element.hasAttribute('data-hadaya-state')).toBe(false);
  });

  it('mounts nothing that is defined or scanned afterwards, not even page islands', () => {
    const mount = vi.fn();
    add('<div class="demo"></div>');
    const registry = open();
    registry.close();
    define(island(mount));
    define({ ...island(mount), name: 'whole', selectors: [], scope: 'page' });
    registry.scan();
    expect(mount).not.toHaveBeenCalled();
    expect(registry.list()).toEqual([]);
  });
});

it('opening the registry again returns the same registry', () => {
  expect(open()).toBe(open());
});
