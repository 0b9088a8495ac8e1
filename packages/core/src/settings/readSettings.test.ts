import { afterEach, describe, expect, it } from 'vitest';
import { flag, text } from './field.ts';
import { readSettings } from './readSettings.ts';

const definition = {
  key: 'demo',
  globals: ['demo_options'],
  schema: { label: text('none', { from: 'demo_label' }), showLabel: flag(true) },
};

function setGlobal(name: string, value: unknown): void {
  Reflect.set(window, name, value);
}

afterEach(() => {
  Reflect.deleteProperty(window, 'demo_options');
  Reflect.deleteProperty(window, 'hadaya');
});

describe('readSettings', () => {
  it('reads plugin globals, then hadaya.settings, then attributes, with later sources winning', () => {
    const element = document.createElement('div');
    expect(readSettings(window, definition).settings.label).toBe('none');
    setGlobal('demo_options', { demo_label: 'plugin' });
    expect(readSettings(window, definition, element).settings.label).toBe('plugin');
    setGlobal('hadaya', { settings: { demo: { label: 'owner' } } });
    expect(readSettings(window, definition, element).settings.label).toBe('owner');
    element.setAttribute('data-hadaya-label', 'element');
    expect(readSettings(window, definition, element).settings.label).toBe('element');
  });

  it('reads data attributes without Hadaya’s prefix only on elements with data-hadaya', () => {
    const element = document.createElement('div');
    element.setAttribute('data-show-label', 'no');
    expect(readSettings(window, definition, element).settings.showLabel).toBe(true);
    element.setAttribute('data-hadaya', 'demo');
    expect(readSettings(window, definition, element).settings.showLabel).toBe(false);
  });

  it('reads a global that contains JSON text', () => {
    setGlobal('demo_options', '{"demo_label":"json"}');
    expect(readSettings(window, definition).settings.label).toBe('json');
  });

  it.each([
    ['{oops', 'is not valid JSON; the defaults are used'],
    [false, 'is not an object; the defaults are used'],
    [['a'], 'is not an object; the defaults are used'],
  ])('reports the unusable global %o once and uses the defaults', (value, message) => {
    setGlobal('demo_options', value);
    expect(readSettings(window, definition)).toEqual({
      settings: { label: 'none', showLabel: true },
      problems: [{ path: 'demo_options', message }],
    });
  });

  it('treats an empty PHP array as no settings', () => {
    setGlobal('demo_options', []);
    expect(readSettings(window, definition).problems).toEqual([]);
  });

  it('tolerates a global whose getter throws', () => {
    Object.defineProperty(window, 'demo_options', {
      configurable: true,
      get() {
        throw new Error('blocked');
      },
    });
    expect(readSettings(window, definition).settings.label).toBe('none');
  });

  it('reports owner settings that are not an object', () => {
    setGlobal('hadaya', { settings: { demo: 'yes' } });
    expect(readSettings(window, definition).problems).toEqual([
      { path: 'hadaya.settings.demo', message: 'must be an object; the value is ignored' },
    ]);
  });
});
