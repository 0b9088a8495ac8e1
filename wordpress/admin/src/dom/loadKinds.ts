import type { TellKind } from '../model/numberKind.ts';
import { loadScript } from './loadScript.ts';

declare global {
  interface Window {
    /** Set once the file with the number types has loaded. */
    readonly hadayaNumbers?: { readonly kindOf: TellKind };
  }
}

/** Loads the file with the number types of all countries. */
export const loadKinds = (address: string): Promise<TellKind> =>
  loadScript(address, () => window.hadayaNumbers?.kindOf);
