/** An error of ours: a stable code for programs, a message that says what, why and how to fix for people. */
export class HadayaError extends Error {
  override readonly name = 'HadayaError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Turns anything that was thrown into an error of ours; one that is ours already stays as it is. */
export function asHadayaError(thrown: unknown, code: string, message: string): HadayaError {
  return thrown instanceof HadayaError ? thrown : new HadayaError(code, message, thrown);
}
