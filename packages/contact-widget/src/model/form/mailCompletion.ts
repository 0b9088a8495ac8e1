const DOMAINS = ['gmail.com', 'yahoo.com', 'protonmail.com'];

/** The rest of a common mail domain that an address has begun: `ail.com` for `a@gm`; empty when there is none. */
export function completeMail(value: string): string {
  const at = value.indexOf('@');
  const begun = value.slice(at + 1).toLowerCase();
  if (at < 1 || begun === '') return '';
  const domain = DOMAINS.find((one) => one.startsWith(begun) && one !== begun);
  return domain?.slice(begun.length) ?? '';
}
