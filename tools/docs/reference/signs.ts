import { CHANNEL_TYPES } from '@hadaya/contact-widget/owner';

/** Path of the channel icons in the plugin; few pages need them. */
export const SIGNS_FILE = 'wordpress/hadaya/src/ContactBlock/signs.json';

/**
 * The icons of all channels and of the form as JSON, one per line. Requires drawings to be importable as text, see
 * `readDrawings.ts`.
 */
export async function signsJson(): Promise<string> {
  const { channelSign } = await import('@hadaya/contact-widget/owner/channelSign');
  const { pickReadable } = await import('@hadaya/contact-widget/owner/pickReadable');
  const lines = [...Object.keys(CHANNEL_TYPES), 'Contact_Us'].map((type) => {
    const { path, colour } = channelSign(type);
    const sign = { path, color: colour, ink: pickReadable('#ffffff', colour) };
    return `\t${JSON.stringify(type)}: ${JSON.stringify(sign)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
