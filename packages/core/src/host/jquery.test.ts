import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { reportFailures } from '../environment/contain.ts';
import { findJQuery, isJQuery, triggerJQuery } from './jquery.ts';
import { listenJQuery, watchJQuery } from './watchJQuery.ts';

const { default: jQueryOfNpm } = await vi.importActual<{ readonly default: unknown }>('jquery');

function copyOf(): NonNullable<ReturnType<typeof findJQuery>> {
  if (!isJQuery(jQueryOfNpm)) throw new Error('jQuery is not known as jQuery');
  return jQueryOfNpm;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'jQuery');
  Reflect.deleteProperty(window, '$');
});

it.each([
  undefined,
  'jQuery',
  () => {},
  Object.assign(() => {}, { fn: null }),
  Object.assign(() => {}, { fn: { on() {} } }),
])('does not mistake %s for jQuery', (value) => {
  Reflect.set(window, 'jQuery', value);
  expect(findJQuery(window)).toBeUndefined();
});

it('reports each jQuery copy that loads later, exactly once, until the signal aborts', () => {
  const environment = createTestEnvironment();
  const owner = new AbortController();
  const onCopy = vi.fn();
  const watch = watchJQuery(environment, onCopy, owner.signal);
  environment.clock.advance(250);
  expect(onCopy).not.toHaveBeenCalled();
  Reflect.set(window, '$', copyOf());
  Reflect.set(window, 'jQuery', copyOf());
  environment.clock.advance(250);
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(copyOf());
  owner.abort();
  Reflect.set(
    window,
    'jQuery',
    Object.assign(() => {}, { fn: { on() {}, trigger() {}, data() {} } }),
  );
  expect(watch.look()).toEqual([copyOf()]);
});

it('listens with and without a selector until the signal aborts, and reports handler errors', () => {
  document.body.innerHTML = '<form><b></b></form>';
  const form = document.querySelector('form') ?? document.body;
  const owner = new AbortController();
  const report = vi.fn();
  reportFailures(owner.signal, report);
  const heard = vi.fn();
  const failing = () => {
    throw new Error('ours');
  };
  listenJQuery(copyOf(), [document, 'ask.hadaya'], failing, { signal: owner.signal });
  listenJQuery(copyOf(), [document, 'ask.hadaya'], heard, { signal: owner.signal, selector: 'b' });
  copyOf()(form).find('b').trigger('ask', ['red', 2]);
  expect(heard.mock.calls[0]?.slice(1)).toEqual(['red', 2]);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('ours'));
  owner.abort();
  copyOf()(form).find('b').trigger('ask');
  expect(heard).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
});

it('triggers through the page’s jQuery and leaves a page handler’s error to the page', () => {
  vi.useFakeTimers();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  triggerJQuery(window, [document, 'told']);
  Reflect.set(window, 'jQuery', copyOf());
  const heard = vi.fn();
  copyOf()(document).on('told', heard);
  copyOf()(document).on('told', () => {
    throw new Error('theirs');
  });
  triggerJQuery(window, [document, 'told'], (copy) => [copy(document), 1]);
  expect(heard.mock.calls[0]?.[2]).toBe(1);
  expect(reported).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('theirs'));
  copyOf()(document).off('told');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
