/** Selector for live mounts, whose contents belong to us until they unmount or fail. */
const MOUNT = '[data-hadaya-state="mounted"], [data-hadaya-state="loading"], [data-hadaya-root]';

/** Distinguishes our nodes from the host's. `ownPath` is the URL path of our files, for example `/dist/`. */
export function createOwnership(ownPath: string) {
  /** `baseUrl` can name another folder for our files, for example when the owner combines scripts. */
  const ownFolders = () => {
    const settings: unknown = Reflect.get(window, 'hadaya');
    const named: unknown = typeof settings === 'object' && settings ? Reflect.get(settings, 'baseUrl') : undefined;
    return typeof named === 'string' ? [ownPath, new URL(named, location.href).pathname] : [ownPath];
  };
  const isOwnFile = (url: string | null) => {
    if (!url) return false;
    const { pathname } = new URL(url, location.href);
    return ownFolders().some((folder) => pathname.startsWith(folder));
  };
  return {
    isOwnFile,
    isInMount(node: Node): boolean {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest(MOUNT) != null;
    },
    isOwnNode(node: Node): boolean {
      if (!(node instanceof Element)) return false;
      if (node.matches('[data-hadaya-root]') || node.localName.startsWith('hadaya-')) return true;
      return isOwnFile(node.getAttribute('src')) || isOwnFile(node.getAttribute('href'));
    },
    /** Finds the innermost call on the stack that comes from a file, and checks whether that file is one of ours. */
    isOwnCall(): boolean {
      const lines = (new Error().stack ?? '').split('\n').filter((line) => /https?:\/\//.test(line));
      const caller = lines[0]?.match(/https?:\/\/[^\s)]+/)?.[0];
      return caller !== undefined && isOwnFile(caller);
    },
  };
}

export type Ownership = ReturnType<typeof createOwnership>;
