import type { TellKind } from '../model/numberKind.ts';

declare global {
  interface Window {
    /** Tells kinds of numbers, once its file is there. */
    readonly hadayaNumbers?: { readonly kindOf: TellKind };
  }
}

let asked: Promise<TellKind> | undefined;

/** Has the file fetched that knows the kinds of all countries' numbers, once a page. Rejects where it does not come; it may be asked again then. */
export function loadKinds(address: string): Promise<TellKind> {
  asked ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => (window.hadayaNumbers ? resolve(window.hadayaNumbers.kindOf) : reject(new Error(address)));
    script.onerror = () => {
      asked = undefined;
      reject(new Error(address));
    };
    document.head.append(script);
  });
  return asked;
}
