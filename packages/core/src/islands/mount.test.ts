import { addMarkup as add, demoIsland as island, prepareIslandPage, settle } from '@hadaya/testing/unit';
import { describe, expect, it, vi } from 'vitest';
import { HadayaError } from '../environment/HadayaError.ts';

const { define, environment } = prepareIslandPage();

describe('failures', () => {
  it('restores the markup of an island that throws and reports the error once, without affecting other islands', () => {
    const failing = add('<div class="demo"></div>');
    const sibling = add('<div class="other"></div>');
    const failures: unknown[] = [];
    document.addEventListener('hadaya:error', (event) => event instanceof CustomEvent && failures.push(event.detail), {
      once: true,
    });
    const cause = new Error('no select');
    define(island(() => {
      throw cause;
    }));
    define(island(() => {}, { name: 'other' }));
    expect(failing.dataset.hadayaState).toBe('failed');
    expect(sibling.dataset.hadayaState).toBe('mounted');
    expect(failures).toEqual([
      { island: 'demo', code: 'island_failed', message: expect.stringContaining('"demo" stopped: no select.'), cause },
    ]);
    expect(environment().logger.warnings).toHaveLength(1);
    expect(environment().logger.warnings[0]?.text).toContain("The page's own markup is used instead");
  });

  it('aborts a failed island only once and logs its first error with the error’s code', async () => {
    add('<div class="demo"></div>');
    const abort = vi.fn();
    define(island(({ signal, fail }) => {
      signal.addEventListener('abort', abort);
      fail(new HadayaError('no_form', 'the form is missing'));
      fail(new Error('second'));
      return Promise.reject(new Error('third'));
    }));
    await settle();
    expect(abort).toHaveBeenCalledTimes(1);
    expect(environment().logger.warnings.map(({ text }) => text)).toEqual(['[hadaya] the form is missing (no_form)']);
  });

  it('logs nothing when a listener handles the error', () => {
    add('<div class="demo"></div>');
    document.addEventListener('hadaya:error', (event) => event.preventDefault(), { once: true });
    define(island(() => {
      throw new Error('quiet');
    }));
    expect(environment().logger.warnings).toEqual([]);
  });
});
