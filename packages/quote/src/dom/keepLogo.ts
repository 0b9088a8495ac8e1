import { createStore, type Environment, type Store } from '@hadaya/core';

export interface Logo {
  readonly file: File;
  /** `blob:` URL of the preview; empty for a PDF. */
  readonly preview: string;
  /** Width in pixels; 0 for a PDF. */
  readonly width: number;
  readonly height: number;
  readonly isVector: boolean;
}

/** `kind` if the file is not a valid picture or PDF, `size` if it is larger than the shop allows. */
export type LogoProblem = 'kind' | 'size';

const KINDS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

export const LOGO_KINDS = '.png,.jpg,.jpeg,.webp,.svg,.pdf';

const STORE = 'logo';
const BYTES_IN_MEGABYTE = 1_048_576;

/** Runs one IndexedDB request; resolves to `undefined` if the browser denies it (private windows, full disks). */
function ask<Value>(
  { window }: Environment,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined);
    try {
      const opening = window.indexedDB.open('hadaya-quote', 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
      opening.onerror = fail;
      opening.onsuccess = () => {
        const database = opening.result;
        const request = run(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = fail;
        request.transaction?.addEventListener('complete', () => database.close());
      };
    } catch {
      fail();
    }
  });
}

/**
 * Decodes a picture the way the page shows it: as an image, never as markup. The caller must revoke the preview's URL.
 */
async function decode(window: Environment['window'], file: File, isVector: boolean): Promise<Logo | undefined> {
  const preview = window.URL.createObjectURL(file);
  const image = new window.Image();
  image.src = preview;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { file, preview, width, height, isVector };
  } catch {
    window.URL.revokeObjectURL(preview);
    return undefined;
  }
}

async function read(window: Environment['window'], file: File): Promise<Logo | undefined> {
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const kind = KINDS[extension];
  if (kind === undefined || (file.type !== '' && file.type !== kind)) return undefined;
  if (extension !== 'pdf') return decode(window, file, extension === 'svg');
  const head = await file.slice(0, 5).text();
  return head === '%PDF-' ? { file, preview: '', width: 0, height: 0, isVector: true } : undefined;
}

/** Stores the visitor's logo on this device; there is one keeper per page. */
export interface LogoKeeper {
  readonly logo: Pick<Store<Logo | undefined, never>, 'getState' | 'subscribe'>;
  /** Loads the logo from an earlier visit; does nothing on repeated calls or after a file has been chosen. */
  load(): Promise<void>;
  /** Validates a file and stores it on this device; resolves to the problem if the file is rejected. */
  choose(file: File): Promise<LogoProblem | undefined>;
  remove(): void;
  /**
   * Makes a file field show a file that was not chosen in it, such as a stored file; without a file, the field is
   * cleared.
   */
  nameIn(input: HTMLInputElement, file: File | undefined): void;
}

const keepers = new WeakMap<Document, LogoKeeper>();

/** Returns the page's only logo keeper. The logo stays in IndexedDB until it is sent or removed. */
export function openLogo(environment: Environment, megabytes: number): LogoKeeper {
  const { document } = environment;
  const keeper = keepers.get(document) ?? createKeeper(environment, megabytes);
  keepers.set(document, keeper);
  return keeper;
}

function createKeeper(environment: Environment, megabytes: number): LogoKeeper {
  const { window } = environment;
  const logo = createStore((_: Logo | undefined, next: Logo | undefined) => next, undefined);
  const show = (next: Logo | undefined) => {
    const { preview = '' } = logo.getState() ?? {};
    if (preview !== '') window.URL.revokeObjectURL(preview);
    logo.dispatch(next);
  };
  let isAsked = false;
  return {
    logo,
    async load() {
      if (isAsked) return;
      isAsked = true;
      const kept = await ask<unknown>(environment, 'readonly', (store) => store.get(STORE));
      const found = kept instanceof window.File ? await read(window, kept) : undefined;
      if (found && !logo.getState()) show(found);
    },
    async choose(file) {
      isAsked = true;
      if (file.size > megabytes * BYTES_IN_MEGABYTE) return 'size';
      const chosen = file.size > 0 ? await read(window, file) : undefined;
      if (!chosen) return 'kind';
      show(chosen);
      await ask(environment, 'readwrite', (store) => store.put(file, STORE));
      return undefined;
    },
    remove() {
      show(undefined);
      ask(environment, 'readwrite', (store) => store.delete(STORE)).catch(() => {});
    },
    nameIn(input, file) {
      if (input.files?.[0] === file) return;
      const transfer = new DataTransfer();
      if (file) transfer.items.add(file);
      input.files = transfer.files;
    },
  };
}
