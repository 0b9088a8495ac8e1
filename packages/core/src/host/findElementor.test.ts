import { afterEach, expect, it } from 'vitest';
import { findElementor, keepElementorOff, readElementorConfig } from './findElementor.ts';

function startElementor(): Set<string> {
  const actions = new Set(['frontend/element_ready/tabs.default', 'frontend/element_ready/other.default']);
  const hooks = {
    addAction: (name: string) => actions.add(name),
    removeAction: (name: string) => actions.delete(name),
  };
  Reflect.set(window, 'elementorFrontend', { hooks });
  return actions;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'elementorFrontend');
  Reflect.deleteProperty(window, 'elementorFrontendConfig');
});

it('keeps Elementor’s handlers off the named widgets, even when Elementor starts later', () => {
  const owner = new AbortController();
  const early = startElementor();
  keepElementorOff(window, ['tabs.default'], owner.signal);
  expect([...early]).toEqual(['frontend/element_ready/other.default']);
  const late = startElementor();
  window.dispatchEvent(new Event('elementor/frontend/init'));
  expect([...late]).toEqual(['frontend/element_ready/other.default', 'frontend/element_ready/global']);
  owner.abort();
  expect(late.has('frontend/element_ready/global')).toBe(false);
});

it('does nothing without Elementor or when elementorFrontend is not Elementor’s object', () => {
  const { signal } = new AbortController();
  keepElementorOff(window, ['tabs.default'], signal);
  expect([findElementor(window), readElementorConfig(window)]).toEqual([undefined, {}]);
  for (const value of ['text', { hooks: 'none' }, { isEditMode: 1 }]) {
    Reflect.set(window, 'elementorFrontend', value);
    expect(() => keepElementorOff(window, ['tabs.default'], signal)).not.toThrow();
  }
});
