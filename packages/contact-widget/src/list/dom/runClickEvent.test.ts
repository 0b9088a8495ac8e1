import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runClickEvent } from './runClickEvent.ts';

const called = vi.fn();
const library = Object.assign(() => called(), { get: called });
const PAGE = {
  openTour: (...args: unknown[]) => called(...args),
  tools: { openTour: (...args: unknown[]) => called(...args), query: library },
  fbq: Object.assign((...args: unknown[]) => called(...args), { queue: [] }),
  dataLayer: [] as unknown[],
  other$: library,
  toasts: { success: called, version: '2.1' },
  found: { jquery: '3.7', html: called },
};

afterEach(() => {
  called.mockClear();
  for (const name of Object.keys(PAGE)) Reflect.deleteProperty(window, name);
});

function run(setting: string) {
  const environment = createTestEnvironment();
  Object.assign(window, PAGE, { dataLayer: [] });
  runClickEvent(environment, { setting, mayRunCode: false, channel: 'Phone' });
  return environment.logger.warnings.map(({ text }) => text).join();
}

describe('click events', () => {
  test.each([
    ["openTour('x')", ['x']],
    ['tools.openTour({ step: 2 })', [{ step: 2 }]],
    ["fbq('track', 'Contact')", ['track', 'Contact']],
  ])('calls %s', (setting, args) => {
    expect(run(setting)).toBe('');
    expect(called).toHaveBeenCalledExactlyOnceWith(...args);
  });

  test('dataLayer.push adds data even before the analytics library loads', () => {
    expect(run("dataLayer.push({ event: 'chat' })")).toBe('');
    expect(Reflect.get(window, 'dataLayer')).toEqual([{ event: 'chat' }]);
  });

  test.each(["other$('#x')", "other$.get('/x')", "tools.query.get('/x')", "toasts.success('x')", "found.html('x')"])(
    'does not call %s, which belongs to a library, and gives the reason',
    (setting) => {
      expect(run(setting)).toMatch(/click_event of Phone: \S+ is not a function that the page defines/);
      expect(called).not.toHaveBeenCalled();
    },
  );
});
