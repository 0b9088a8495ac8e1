const asked = new Map<string, Promise<unknown>>();

/**
 * Loads a script once per page and returns what it provides. Rejects on failure; after a network failure, a later call
 * retries.
 */
export function loadScript<Brought>(address: string, find: () => Brought | undefined): Promise<Brought> {
  const known = asked.get(address);
  // A URL always provides the same type of value.
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
