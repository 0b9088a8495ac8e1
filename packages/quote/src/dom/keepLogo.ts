import type { Environment } from '@hadaya/core';

/** What is told of a logo. */
export interface Logo {
  readonly file: File;
  /** Address of its preview, a `blob:`; empty for a PDF. */
  readonly preview: string;
  /** Pixels; 0 for a PDF and for a drawing that fits every size. */
  readonly width: number;
  readonly height: number;
  readonly isVector: boolean;
}

/** Why a file is no logo. */
export type LogoProblem = 'kind' | 'size';

const KINDS: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** The `accept` of the file field. */
export const LOGO_KINDS = '.png,.jpg,.jpeg,.webp,.svg,.pdf';

const STORE = 'logo';
const BYTES_IN_MEGABYTE = 1_048_576;

/** Runs one request on the browser's database; `undefined` where the browser refuses it (private windows, full disks). */
function ask<Value>(
  { window }: Environment,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const lost = () => resolve(undefined);
    try {
      const opening = window.indexedDB.open('hadaya-quote', 1);
      opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
      opening.onerror = lost;
      opening.onsuccess = () => {
        const database = opening.result;
        const request = run(database.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = lost;
        request.transaction?.addEventListener('complete', () => database.close());
      };
    } catch {
      lost();
    }
  });
}

/**
 * Decodes a picture the way the page will show it: as an image, never as markup. The address of its preview is the caller's to
 * revoke.
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

/** The shopper's logo on this device. */
export interface LogoKeeper {
  /** The logo of an earlier visit. */
  load(): Promise<Logo | undefined>;
  /** Checks and keeps a file. */
  choose(file: File): Promise<Logo | LogoProblem>;
  /** Deletes it from the device. */
  remove(logo: Logo): void;
}

/** Keeps one logo in the browser's database until it is sent or removed. */
export function createLogoKeeper(environment: Environment, megabytes: number): LogoKeeper {
  const { window } = environment;
  return {
    async load() {
      const kept = await ask<unknown>(environment, 'readonly', (store) => store.get(STORE));
      return kept instanceof window.File ? read(window, kept) : undefined;
    },
    async choose(file) {
      if (file.size > megabytes * BYTES_IN_MEGABYTE) return 'size';
      const logo = file.size > 0 ? await read(window, file) : undefined;
      if (!logo) return 'kind';
      await ask(environment, 'readwrite', (store) => store.put(file, STORE));
      return logo;
    },
    remove(logo) {
      if (logo.preview !== '') window.URL.revokeObjectURL(logo.preview);
      ask(environment, 'readwrite', (store) => store.delete(STORE)).catch(() => {});
    },
  };
}
