import type { QrModules } from '@hadaya/contact-widget/owner/qr';
import { loadScript } from './loadScript.ts';

/** Returns the QR code of a URL; `quiet` is the width of the margin in modules. */
export type DrawQr = (address: string, quiet?: number) => QrModules;

declare global {
  interface Window {
    /** Provides the function that renders QR codes; set when the function's file has loaded. */
    readonly hadayaQr?: { readonly drawModules: DrawQr };
  }
}

/** Loads the file at `address` and returns its function that renders QR codes. */
export const loadQr = (address: string): Promise<DrawQr> => loadScript(address, () => window.hadayaQr?.drawModules);
