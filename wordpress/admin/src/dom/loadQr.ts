import type { QrModules } from '@hadaya/contact-widget/owner/qr';
import { loadScript } from './loadScript.ts';

/** Returns the QR code of a URL; `quiet` is the width of the margin in modules. */
export type DrawQr = (address: string, quiet?: number) => QrModules;

declare global {
  interface Window {
    /** Set once the file that renders QR codes has loaded. */
    readonly hadayaQr?: { readonly drawModules: DrawQr };
  }
}

export const loadQr = (address: string): Promise<DrawQr> => loadScript(address, () => window.hadayaQr?.drawModules);
