// The limit is shorter than for other commands, because a session that hangs never answers the command that ends it.
const END_LIMIT_MS = 5000;

/** Sends a WebDriver command in one session. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/**
 * Creates a function that sends commands to a WebDriver session. A command waits up to `limit` milliseconds for its
 * response. After one failed command, all later commands except the end of the session are rejected immediately.
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
