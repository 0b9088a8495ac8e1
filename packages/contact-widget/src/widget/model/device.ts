const PHONES = /Android|Silk|iPhone|iPod|iPad|Kindle|BlackBerry|IEMobile|Opera (?:Mini|Mobi)|phone/i;

/** The two kinds of device that owners choose channels for. */
export type Device = 'mobile' | 'desktop';

/** The device of a user agent. Android tablets are mobile; an iPad that calls itself a Mac is a desktop. */
export function readDevice(userAgent: string): Device {
  return PHONES.test(userAgent) ? 'mobile' : 'desktop';
}
