import type { TellKind } from '../model/numberKind.ts';
import { loadScript } from './loadScript.ts';

declare global {
  interface Window {
    /** Tells kinds of numbers, once its file is there. */
    readonly hadayaNumbers?: { readonly kindOf: TellKind };
  }
}

/** Has the file fetched that knows the kinds of all countries' numbers. */
export const loadKinds = (address: string): Promise<TellKind> =>
  loadScript(address, () => window.hadayaNumbers?.kindOf);
