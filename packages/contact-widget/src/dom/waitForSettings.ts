import { type Environment, isRecord, listen, readGlobal } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';

const RECHECK_MS = 1000;
const GLOBAL = 'chaty_settings';

function findSettings({ window }: Environment): Readonly<Record<string, unknown>> | undefined {
  const { values } = readGlobal(window, GLOBAL);
  // A page element whose id is the global's name also answers to it.
  const isElement = values instanceof window.Node || values instanceof window.HTMLCollection;
  return !isElement && isRecord(values) && Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Calls back with the plugin's settings as soon as they exist: at once, or at one of the looks that follow every
 * second. Missing settings are noted once. A hidden page is not looked at; it is as soon as it shows again.
 */
export function waitForSettings(
  environment: Environment,
  callback: (settings: Readonly<Record<string, unknown>>) => void,
  signal: AbortSignal,
): void {
  const { clock, document, logger } = environment;
  const waiting = createLife(signal);
  const look = () => {
    const found = findSettings(environment);
    if (!found) return;
    waiting.abort();
    callback(found);
  };
  look();
  if (waiting.signal.aborted) return;
  logger.note("Chaty settings doesn't exists");
  const again = () => document.hidden || look();
  clock.every(RECHECK_MS, again, waiting.signal);
  listen(document, 'visibilitychange', again, { signal: waiting.signal });
}
