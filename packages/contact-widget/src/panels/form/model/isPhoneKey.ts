/**
 * Whether a typed text may go into a phone number at the caret: digits of any script, and a leading plus. More than one
 * character at once was dictated or filled in, and stays.
 */
export function isPhoneKey(
  typed: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  if ([...typed].length !== 1) return true;
  const isPlusAhead = /^\s*[+\uff0b]/.test(after);
  return !isPlusAhead && (/\p{Nd}/u.test(typed) || (/[+\uff0b]/.test(typed) && before.trim() === ''));
}
