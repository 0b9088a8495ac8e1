const asked = new Map<string, Promise<unknown>>();

/** Has a script fetched once a page, and gives what it brings. Rejects where it does not come; it may be asked again then. */
export function loadScript<Brought>(address: string, find: () => Brought | undefined): Promise<Brought> {
  const known = asked.get(address);
  // One address brings one thing.
  if (known) return known as Promise<Brought>;
  const coming = new Promise<Brought>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      const brought = find();
      if (brought === undefined) reject(new Error(address));
      else resolve(brought);
    };
    script.onerror = () => {
      asked.delete(address);
      reject(new Error(address));
    };
    document.head.append(script);
  });
  asked.set(address, coming);
  return coming;
}
