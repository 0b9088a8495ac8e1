import { CHANNEL_TYPES } from '@hadaya/contact-widget/owner';

/** A separate file, because few pages need the icons. */
export const ICONS_FILE = 'wordpress/hadaya/src/ContactBlock/icons.json';

/**
 * Returns the icons of all channels and of the form as JSON, one per line. Requires drawings to be importable as text
 * (see `readDrawings.ts`).
 */
export async function iconsJson(): Promise<string> {
  const { channelIcon } = await import('@hadaya/contact-widget/owner/channelIcon');
  const { pickReadable } = await import('@hadaya/contact-widget/owner/pickReadable');
  const lines = [...Object.keys(CHANNEL_TYPES), 'Contact_Us'].map((type) => {
    const { path, colour } = channelIcon(type);
    const icon = { path, color: colour, ink: pickReadable('#ffffff', colour) };
    return `\t${JSON.stringify(type)}: ${JSON.stringify(icon)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
