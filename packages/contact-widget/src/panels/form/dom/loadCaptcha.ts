import { createOwnRoot, readLanguage, trust } from '@hadaya/core';
import type { ContactPage } from '../../../page/index.ts';
import { createSheet } from '../../../page/index.ts';

const LOAD_TIMEOUT_MS = 10_000;
const EXECUTE_TIMEOUT_MS = 8000;

/** Each service's script URL, global object, and the callback that it calls when ready. */
const SERVICES = {
  google: ['https://www.google.com/recaptcha/api.js', 'grecaptcha', 'onloadChatyCallback'],
  turnstile: ['https://challenges.cloudflare.com/turnstile/v0/api.js', 'turnstile', 'onloadHadayaTurnstile'],
  hcaptcha: ['https://js.hcaptcha.com/1/api.js', 'hcaptcha', 'onloadHadayaHcaptcha'],
} as const;

export interface CaptchaKeys {
  readonly service: keyof typeof SERVICES;
  readonly v2Key: string;
  readonly v3Key: string;
  readonly hidesBadge: boolean;
}

/** The spam check for one form. The form requests tokens on submission, never earlier. */
export interface Captcha {
  /** Returns a token from the invisible check; empty without such a check. */
  readV3(): Promise<string>;
  /** Returns the token from the visible check; empty until the visitor solves it. */
  readV2(): string;
  /** Resets the visible check, whose token is valid only once. */
  reset(): void;
}

type Call = (...args: readonly unknown[]) => unknown;

function readService(page: Window, object: string): ((name: string) => Call | undefined) | undefined {
  const service: unknown = Reflect.get(page, object);
  if (typeof service !== 'object' && typeof service !== 'function') return undefined;
  if (service === null) return undefined;
  return (name) => {
    const found: unknown = Reflect.get(service, name);
    return typeof found === 'function' ? (...args) => Reflect.apply(found, service, [...args]) : undefined;
  };
}

/** The request for a service's script; `onReady` runs even if the script arrives after the timeout. */
interface ScriptRequest {
  readonly address: string;
  readonly query: string;
  readonly readyName: string;
  readonly onReady: () => void;
}

function addScript(
  { context, signal }: ContactPage,
  { address, query, readyName, onReady }: ScriptRequest,
): Promise<void> {
  const { window, document, clock } = context.environment;
  return new Promise((resolve, reject) => {
    const settled = new AbortController();
    const fail = () => reject(new Error('the check did not load'));
    const succeed = () => {
      onReady();
      resolve();
    };
    Object.defineProperty(window, readyName, { value: succeed, configurable: true });
    const script = createOwnRoot(document, 'script', context.island, {
      async: '',
      referrerpolicy: 'strict-origin',
      nonce: context.settings.nonce || null,
    });
    const url = `${address}?onload=${readyName}&${query}`;
    Reflect.set(script, 'src', trust(window, 'hadaya-captcha', 'createScriptURL', url));
    script.addEventListener('error', fail, { signal: settled.signal });
    clock.after(LOAD_TIMEOUT_MS, fail, settled.signal);
    signal.addEventListener('abort', fail, { signal: settled.signal });
    document.head.append(script);
  });
}

/**
 * Shares one script between all forms on a page that have the same keys; requests run one after another because they
 * share one callback name.
 */
function loadScript(page: ContactPage, { address, query, readyName }: Omit<ScriptRequest, 'onReady'>): Promise<void> {
  const known = page.captchas.scripts;
  const key = `${address}?${query}`;
  const found = known.get(key);
  if (found) return found;
  const before = Promise.allSettled(known.values());
  // The next attempt uses a script that arrives after the timeout; loading it twice would render each check twice.
  const onReady = () => void known.set(key, Promise.resolve());
  const load = before.then(() => addScript(page, { address, query, readyName, onReady }));
  known.set(key, load);
  // A failed load is forgotten, so that a retry makes a new request.
  load.catch(() => {
    if (known.get(key) === load) known.delete(key);
  });
  return load;
}

const LEGACY_TOKEN = 'googleV3Token';

function hideBadge({ context, signal }: ContactPage): void {
  const { window, document } = context.environment;
  const sheet = createSheet(window, '.grecaptcha-badge{visibility:hidden}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** Rejects if the service is not ready within ten seconds. */
export async function loadCaptcha(
  page: ContactPage,
  { service: name, v2Key, v3Key, hidesBadge }: CaptchaKeys,
  container: HTMLElement | null,
): Promise<Captcha> {
  const { window, clock } = page.context.environment;
  const language = readLanguage(page.context.element).split('-')[0];
  const [address, object, readyName] = SERVICES[name];
  if (v2Key) await loadScript(page, { address, query: `render=explicit&hl=${language}`, readyName });
  else {
    const query = `render=${encodeURIComponent(v3Key)}`;
    await loadScript(page, { address, query, readyName: 'onloadCallbackChatyV3' });
  }
  if (v3Key && hidesBadge) hideBadge(page);
  const service = readService(window, object);
  const drawn =
    v2Key && container
      ? service?.('render')?.(
          container,
          name === 'google' ? { sitekey: v2Key } : { sitekey: v2Key, language, hl: language },
        )
      : undefined;
  const readV3 = () =>
    new Promise<string>((resolve) => {
      const answer: unknown = v3Key && !v2Key ? service?.('execute')?.(v3Key, { action: 'contact_form' }) : '';
      clock.after(EXECUTE_TIMEOUT_MS, () => resolve(''));
      Promise.resolve(answer).then(
        (token) => {
          const text = typeof token === 'string' ? token : '';
          if (Reflect.has(window, LEGACY_TOKEN)) Reflect.set(window, LEGACY_TOKEN, text);
          resolve(text);
        },
        () => resolve(''),
      );
    });
  if (v3Key && !v2Key) page.captchas.readSilent = readV3;
  return {
    readV2: () => (v2Key ? String(service?.('getResponse')?.(drawn) ?? '') : ''),
    reset: () => void (v2Key && service?.('reset')?.(drawn)),
    readV3,
  };
}
