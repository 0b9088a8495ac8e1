import type { QrModules } from '@hadaya/contact-widget/owner/qr';
import { loadScript } from './loadScript.ts';

/** Renders a URL's QR code with the given quiet zone. */
export type DrawQr = (address: string, quiet?: number) => QrModules;

declare global {
  interface Window {
    /** Provides the function that renders QR codes; set once its file has loaded. */
    readonly hadayaQr?: { readonly drawModules: DrawQr };
  }
}

/** Loads the file that renders QR codes. */
export const loadQr = (address: string): Promise<DrawQr> => loadScript(address, () => window.hadayaQr?.drawModules);
