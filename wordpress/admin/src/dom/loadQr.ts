import type { QrModules } from '@hadaya/contact-widget/owner/qr';
import { loadScript } from './loadScript.ts';

/** Draws the QR code of an address with so many empty squares around it. */
export type DrawQr = (address: string, quiet?: number) => QrModules;

declare global {
  interface Window {
    /** Draws QR codes, once its file is there. */
    readonly hadayaQr?: { readonly drawModules: DrawQr };
  }
}

/** Has the file fetched that draws QR codes. */
export const loadQr = (address: string): Promise<DrawQr> => loadScript(address, () => window.hadayaQr?.drawModules);
