/** Console output for the site's owner, not for visitors. */
export interface Logger {
  /** Logs an owner's mistake or a contained failure as one line with the `[hadaya]` prefix. */
  warn(message: string, cause?: unknown): void;
  /** Logs, verbatim and without a prefix, a message that a replaced plugin printed and that site owners search for. */
  note(text: string): void;
}

/** Writes to a console. Each message appears only once per page, so that a loop cannot flood the console. */
export function createLogger(console: Pick<Console, 'warn' | 'log'>): Logger {
  const said = new Set<string>();
  const once = (text: string, write: () => void) => {
    if (said.has(text)) return;
    said.add(text);
    write();
  };
  return {
    warn: (message, cause) =>
      once(message, () => console.warn(`[hadaya] ${message}`, ...(cause === undefined ? [] : [cause]))),
    note: (text) => once(text, () => console.log(text)),
  };
}
