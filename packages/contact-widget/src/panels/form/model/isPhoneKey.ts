/**
 * Returns whether typed text may be inserted into a phone number at the caret: digits in any script, and a leading
 * plus. Accepts any text of several characters, because it was not typed but dictated or autofilled.
 */
export function isPhoneKey(
  typed: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  if ([...typed].length !== 1) return true;
  const startsWithPlus = /^\s*[+\uff0b]/.test(after);
  return !startsWithPlus && (/\p{Nd}/u.test(typed) || (/[+\uff0b]/.test(typed) && before.trim() === ''));
}
