import { createTag } from './createTag.ts';
import { addressOf, LOADER_HASH, LoadError, type TagOptions } from './tag.ts';

const LOADS = Symbol.for('hadaya.load');

function addSettings(page: Window, settings: TagOptions['settings']): void {
  if (!settings) return;
  const before: unknown = Reflect.get(page, 'hadaya');
  const hadaya = typeof before === 'object' && before !== null ? before : { q: [] };
  Reflect.set(hadaya, 'settings', { ...Reflect.get(hadaya, 'settings'), ...settings });
  Reflect.set(page, 'hadaya', hadaya);
}

function addTag(page: Window, { from, nonce, isPinned }: TagOptions): Promise<void> {
  const { document } = page;
  const script = createTag(document, 'script', {
    src: addressOf(from),
    async: true,
    fetchPriority: 'high',
    nonce,
    ...(isPinned && { integrity: LOADER_HASH, crossOrigin: 'anonymous' }),
  });
  return new Promise((done, fail) => {
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      Reflect.deleteProperty(page, LOADS);
      const help = isPinned ? 'that it is there, of this version and not blocked' : 'that it is there and not blocked';
      fail(
        new LoadError(
          'not_loaded',
          `[hadaya] ${script.src} could not be loaded. Check ${help}, then call load() again`,
        ),
      );
    };
    document.head.append(script);
  });
}

/**
 * Adds the script tag to this page once, however often it is called, and resolves when the loader runs. Islands start
 * when the page contains their elements, now or later. Settings must be passed with the first call. Rejects with a
 * `LoadError`. Call it in the browser: in an effect in React, in `onMounted` in Vue.
 */
export function load(options: TagOptions, page: Window = window): Promise<void> {
  const begun: unknown = Reflect.get(page, LOADS);
  if (begun instanceof Promise) return begun;
  let loading: Promise<void>;
  try {
    addSettings(page, options.settings);
    loading = addTag(page, options);
  } catch (cause) {
    // Browsers reject a plain URL with a TypeError if the page enforces Trusted Types.
    const help = 'Print the tag on the server with tag() instead';
    const refused = new LoadError('not_allowed', `[hadaya] This page’s policy rejects added scripts. ${help}`);
    return Promise.reject(cause instanceof TypeError ? refused : cause);
  }
  Reflect.set(page, LOADS, loading);
  return loading;
}
