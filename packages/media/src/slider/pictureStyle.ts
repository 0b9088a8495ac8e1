/** A picture's address as a value of `background-image`; nothing but the web's own schemes is let in. */
export function pictureStyle(address: string | undefined, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const { protocol, href } = new URL(address, base);
  return /^https?:$/.test(protocol) ? `url("${href.replace(/["\\\n]/g, encodeURIComponent)}")` : undefined;
}
