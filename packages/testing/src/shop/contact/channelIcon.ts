/**
 * Returns a channel's icon as the plugin prints it: SVG text with a circle in the channel's colour and Hadaya's own
 * glyph.
 */
export function channelIcon(colour: string, glyph: string): string {
  return `<svg width="39" height="39" viewBox="0 0 39 39" fill="none" xmlns="http://www.w3.org/2000/svg"><circle class="color-element" cx="19.5" cy="19.5" r="19.5" fill="${colour}"/>${glyph}</svg>`;
}

const line = (d: string) =>
  `<path d="${d}" stroke="#ffffff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** SVG paths drawn for Hadaya, by channel type. */
export const glyphs: Readonly<Record<string, string>> = {
  Whatsapp: line(
    'M12.5 27l1-3.7a8.3 8.3 0 1 1 3 2.9l-4 .8zM16.8 16.4c0 3.4 2.6 6 6 6l.7-2-2.2-1-1 .9c-.9-.5-1.5-1.1-2-2l.9-1-1-2.2z',
  ),
  Phone: line(
    'M14.500 12.500l3 0 1.300 4-2 1.600a10 10 0 0 0 4.500 4.500l1.600-2 4 1.300v3c0 1-.9 1.800-2 1.600-6.500-.9-11-5.500-12-12-.2-1.100.6-2 1.600-2z',
  ),
  Email: line('M11.500 14.500h16v11h-16zM11.500 15l8 6 8-6'),
  SMS: line('M12 13h15.500v10H19l-4 3.500V23h-3zM15.500 18h.1M19.700 18h.1M23.800 18h.1'),
  Contact_Us: line('M13 12h13v16H13zM16.500 16.500h6M16.500 20h6M16.500 23.500h3.500'),
  Instagram: line('M13 13h13v13H13zM19.500 16.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6M23.600 15.400h.1'),
  WeChat: line(
    'M17 13c-3.600 0-6 2.200-6 4.800 0 1.500.8 2.800 2 3.600l-.4 2 2.300-1.200c.7.2 1.400.3 2.100.3M28 23.200c0-2.300-2.200-4.100-4.900-4.100s-4.900 1.800-4.900 4.100 2.200 4.100 4.900 4.100c.6 0 1.200-.1 1.700-.3l2 1-.4-1.700c1-.8 1.600-1.900 1.600-3.100z',
  ),
  Telegram: line('M11 19.500l16-6.500-2.700 13.500-5.300-4-3 3-.8-4.500z'),
  Google_Maps: line(
    'M19.500 28s6.500-6 6.500-10.500a6.500 6.500 0 1 0-13 0C13 22 19.500 28 19.500 28zM19.500 15.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  ),
  Link: line('M17 22l5-5M15.500 19l-2 2a3.500 3.500 0 0 0 5 5l2-2M23.500 20l2-2a3.500 3.500 0 0 0-5-5l-2 2'),
  Linkedin: line('M14 17.500v8M14 13.500v.1M18 25.500v-8M18 21c0-4.500 7-4.500 7 0v4.500'),
};
