// Ending a session has a shorter limit than other commands, because a hanging session never answers.
const END_LIMIT_MS = 5000;

/** Sends a WebDriver command in one session. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * Creates a function that sends commands to a WebDriver session. A command waits at most `limit` milliseconds for its
 * response; after one failed command, all later commands except the session's end are rejected immediately.
 */
export function createSender(root: string, limit: number): Send {
  let silentSince = '';
  return async (method, path, body) => {
    if (silentSince && method !== 'DELETE') throw new Error(`WebKit has not answered since ${silentSince}`);
    const answer = await fetch(root + path, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      signal: AbortSignal.timeout(method === 'DELETE' ? END_LIMIT_MS : limit),
    }).catch((error: unknown) => {
      silentSince = `${method} ${path}`;
      throw error;
    });
    const { value } = JSON.parse(await answer.text());
    if (!answer.ok) throw new Error(`WebKit: ${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}
