import { createLogger, type Logger } from '@hadaya/core';

export interface LoggedWarning {
  /** The line as an owner sees it, with the `[hadaya]` prefix. */
  readonly text: string;
  readonly cause: unknown;
}

/** The real logger over a console that only records. */
export interface RecordingLogger extends Logger {
  readonly warnings: readonly LoggedWarning[];
  readonly notes: readonly string[];
}

/** Creates a logger whose lines a test can read; repeated messages are suppressed as on a real page. */
export function createRecordingLogger(): RecordingLogger {
  const warnings: LoggedWarning[] = [];
  const notes: string[] = [];
  const logger = createLogger({
    warn: (text: unknown, cause?: unknown) => void warnings.push({ text: String(text), cause }),
    log: (text: unknown) => void notes.push(String(text)),
  });
  return { ...logger, warnings, notes };
}
