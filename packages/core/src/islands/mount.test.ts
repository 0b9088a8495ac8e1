import { addMarkup as add, demoIsland as island, prepareIslandPage, settle } from '@hadaya/testing/unit';
import { describe, expect, it, vi } from 'vitest';
import { HadayaError } from '../errors.ts';

const { environment, open } = prepareIslandPage();

describe('failures', () => {
  it('contains a throwing island: event, one line, native markup; siblings live', () => {
    const failing = add('<div class="demo"></div>');
    const sibling = add('<div class="other"></div>');
    const failures: unknown[] = [];
    document.addEventListener('hadaya:error', (event) => event instanceof CustomEvent && failures.push(event.detail), {
      once: true,
    });
    const cause = new Error('no select');
    const registry = open();
    registry?.define(
      island(() => {
        throw cause;
      }),
    );
    registry?.define(island(() => {}, { name: 'other' }));
    expect(failing.dataset.hadayaState).toBe('failed');
    expect(sibling.dataset.hadayaState).toBe('mounted');
    expect(failures).toEqual([
      { island: 'demo', code: 'island_failed', message: expect.stringContaining('"demo" stopped: no select.'), cause },
    ]);
    expect(environment().logger.warnings).toHaveLength(1);
    expect(environment().logger.warnings[0]?.text).toContain("The page's own markup is used instead");
  });

  it('aborts the signal of a failed island, once, and keeps the code of our own errors', async () => {
    add('<div class="demo"></div>');
    const abort = vi.fn();
    const registry = open();
    registry?.define(
      island(({ signal, fail }) => {
        signal.addEventListener('abort', abort);
        fail(new HadayaError('no_form', 'the form is missing'));
        fail(new Error('second'));
        return Promise.reject(new Error('third'));
      }),
    );
    await settle();
    expect(abort).toHaveBeenCalledTimes(1);
    expect(environment().logger.warnings.map(({ text }) => text)).toEqual(['[hadaya] the form is missing (no_form)']);
  });

  it('says nothing on the console when a listener takes the error over', () => {
    add('<div class="demo"></div>');
    document.addEventListener('hadaya:error', (event) => event.preventDefault(), { once: true });
    open()?.define(
      island(() => {
        throw new Error('quiet');
      }),
    );
    expect(environment().logger.warnings).toEqual([]);
  });
});

describe('load strategies', () => {
  it('waits for the first touch with interaction, and starts once', () => {
    const element = add('<div class="demo"><button>x</button></div>');
    const mount = vi.fn();
    open()?.define(island(mount, { load: 'interaction' }));
    expect(mount).not.toHaveBeenCalled();
    expect(element.dataset.hadayaState).toBe('loading');
    element.dispatchEvent(new Event('pointerdown'));
    element.dispatchEvent(new Event('keydown'));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('waits for an idle page with idle', () => {
    add('<div class="demo"></div>');
    const mount = vi.fn();
    open()?.define(island(mount, { load: 'idle' }));
    expect(mount).not.toHaveBeenCalled();
    environment().clock.advance(2000);
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('waits for a media query, and stays mounted when it stops matching', () => {
    add('<div class="demo"></div>');
    const media = new EventTarget();
    Object.assign(media, { matches: false });
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
    const mount = vi.fn();
    open()?.define(island(mount, { load: { media: '(min-width: 768px)' } }));
    media.dispatchEvent(new Event('change'));
    expect(mount).not.toHaveBeenCalled();
    Object.assign(media, { matches: true });
    media.dispatchEvent(new Event('change'));
    media.dispatchEvent(new Event('change'));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('lets the element override the strategy', () => {
    add('<div class="demo" data-hadaya-load="eager"></div>');
    const mount = vi.fn();
    open()?.define(island(mount, { load: 'interaction' }));
    expect(mount).toHaveBeenCalledTimes(1);
  });

  it('never starts after it was unmounted', () => {
    const element = add('<div class="demo"></div>');
    const mount = vi.fn();
    const registry = open();
    registry?.define(island(mount, { load: 'idle' }));
    registry?.unmount(element);
    environment().clock.advance(5000);
    expect(mount).not.toHaveBeenCalled();
  });
});
