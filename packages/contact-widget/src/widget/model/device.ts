const PHONES = /Android|Silk|iPhone|iPod|iPad|Kindle|BlackBerry|IEMobile|Opera (?:Mini|Mobi)|phone/i;

export type Device = 'mobile' | 'desktop';

/**
 * Returns the kind of device for a user agent. Android tablets are mobile; an iPad that identifies as a Mac is a
 * desktop.
 */
export function readDevice(userAgent: string): Device {
  return PHONES.test(userAgent) ? 'mobile' : 'desktop';
}
