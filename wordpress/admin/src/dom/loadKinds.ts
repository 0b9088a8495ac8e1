import type { TellKind } from '../model/numberKind.ts';
import { loadScript } from './loadScript.ts';

declare global {
  interface Window {
    /** Provides the number types; set when the file that contains them has loaded. */
    readonly hadayaNumbers?: { readonly kindOf: TellKind };
  }
}

/** Loads the file with all countries' number types and returns its function that determines a number's type. */
export const loadKinds = (address: string): Promise<TellKind> =>
  loadScript(address, () => window.hadayaNumbers?.kindOf);
