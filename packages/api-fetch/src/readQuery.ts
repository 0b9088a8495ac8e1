function splitHash(target: string): readonly [address: string, hash: string] {
  const at = target.indexOf('#');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

export function readQuery(target: string): URLSearchParams {
  const [address] = splitHash(target);
  const at = address.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : address.slice(at + 1));
}

export function addQueryArgument(target: string, name: string, value: string): string {
  if (readQuery(target).has(name)) return target;
  const [address, hash] = splitHash(target);
  const joint = address.includes('?') ? (/[?&]$/.test(address) ? '' : '&') : '?';
  return `${address}${joint}${encodeURIComponent(name)}=${encodeURIComponent(value)}${hash}`;
}

/** Replaces an existing query argument's value and leaves the other arguments unchanged. */
export function replaceQueryArgument(target: string, name: string, value: string): string {
  return target.replace(/[?&][^?&#]*/g, (part) => {
    const [key = ''] = part.slice(1).split('=');
    return key === name ? `${part.charAt(0)}${key}=${encodeURIComponent(value)}` : part;
  });
}
