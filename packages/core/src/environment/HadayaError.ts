/**
 * An error raised by Hadaya: a stable code for programs, and a message for people that says what happened, why, and how
 * to fix it.
 */
export class HadayaError extends Error {
  override readonly name = 'HadayaError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Wraps anything thrown in a `HadayaError`; an existing one is returned unchanged. */
export function asHadayaError(thrown: unknown, code: string, message: string): HadayaError {
  return thrown instanceof HadayaError ? thrown : new HadayaError(code, message, thrown);
}
