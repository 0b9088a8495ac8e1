/**
 * An error raised by Hadaya: a stable code for programs, and a message for people that explains the problem, its cause
 * and its solution.
 */
export class HadayaError extends Error {
  override readonly name = 'HadayaError';
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export function asHadayaError(thrown: unknown, code: string, message: string): HadayaError {
  return thrown instanceof HadayaError ? thrown : new HadayaError(code, message, thrown);
}
