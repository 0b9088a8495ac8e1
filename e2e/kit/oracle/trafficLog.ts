import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { isPrefetched } from '../isPrefetched.ts';
import type { Allowances } from './allowances.ts';
import type { Finding } from './rules.ts';

const BROKEN_REQUEST = /^Failed to load resource/;
const LOCAL = /^(about|data|blob|chrome-error):/;

interface Line {
  readonly text: string;
  readonly address: string;
}

/**
 * Records what is observable outside the page: errors, console messages, requests and dialogs. `isOfShop` excludes the
 * requests of a test runner in the same browser.
 */
export function createTrafficLog(
  context: BrowserContext,
  ownPath: string,
  isOfShop: (request: Request) => boolean = () => true,
) {
  const errors: string[] = [];
  const lines: Line[] = [];
  const requests: string[] = [];
  const dialogs: string[] = [];
  const broken = new Set<string>();
  const hostScripts: Response[] = [];

  const noteConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    lines.push({ text: message.text(), address: message.location().url });
  };
  const watch = (page: Page) => {
    page.on('pageerror', (error) => void errors.push(error.message));
    page.on('console', noteConsole);
    page.on('dialog', (dialog) => {
      dialogs.push(`${dialog.type()} "${dialog.message()}"`);
      void dialog.dismiss().catch(() => undefined);
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  context.on('request', (request) => {
    if (!isPrefetched(request) && isOfShop(request)) requests.push(request.url());
  });
  context.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    if (!isScript || !isOfShop(response.request()) || new URL(response.url()).pathname.startsWith(ownPath)) return;
    hostScripts.push(response);
  });

  // Requests a script again if the browser has dropped its response body, as it does for an unloaded page that later
  // returns from the back/forward cache.
  const textOf = (response: Response) =>
    response
      .text()
      .catch(async () => (await context.request.get(response.url())).text())
      .catch(() => '');
  const consoleFindings = (allowed: readonly RegExp[]): Finding[] =>
    lines
      .filter(({ text, address }) => !(BROKEN_REQUEST.test(text) && broken.has(address)))
      .filter(({ text }) => !allowed.some((pattern) => pattern.test(text)))
      .map(({ text, address }) => ({ rule: 'U3', text: address ? `${text} (${address})` : text }));
  const hostFindings = (ownHost: string, allowed: readonly string[]): Finding[] =>
    requests
      .filter((address) => !LOCAL.test(address) && ![ownHost, ...allowed].includes(new URL(address).host))
      .map((address) => ({ rule: 'U11', text: address }));

  return {
    errors,
    requests,
    reset: () => {
      for (const list of [errors, lines, requests, dialogs, hostScripts]) list.length = 0;
      broken.clear();
    },
    /** Returns the text of every script file that is not ours. */
    hostScripts: async () => (await Promise.all(hostScripts.map(textOf))).join('\n'),
    consoleLines: () => lines.map(({ text }) => text),
    noteBroken: (address: string) => void broken.add(address),
    findings: (ownHost: string, allowed: Pick<Allowances, 'console' | 'hosts' | 'dialogs'>): Finding[] => [
      ...consoleFindings(allowed.console ?? []),
      ...hostFindings(ownHost, allowed.hosts ?? []),
      ...(allowed.dialogs ? [] : dialogs.map((text): Finding => ({ rule: 'U12', text }))),
    ],
  };
}
