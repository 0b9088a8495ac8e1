import discord from 'simple-icons/icons/discord.svg?raw';
import googlemaps from 'simple-icons/icons/googlemaps.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import line from 'simple-icons/icons/line.svg?raw';
import messenger from 'simple-icons/icons/messenger.svg?raw';
import snapchat from 'simple-icons/icons/snapchat.svg?raw';
import telegram from 'simple-icons/icons/telegram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import viber from 'simple-icons/icons/viber.svg?raw';
import vk from 'simple-icons/icons/vk.svg?raw';
import waze from 'simple-icons/icons/waze.svg?raw';
import wechat from 'simple-icons/icons/wechat.svg?raw';
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';

export interface ChannelIconShape {
  /** SVG path data on a 24 × 24 grid, filled by the even-odd rule. */
  readonly path: string;
  /** The disc's default colour, `#rrggbb`. */
  readonly colour: string;
}

/** Returns the path data from a simple-icons file, which contains a single path. */
const readShape = (file: string) => file.split(' d="')[1]?.split('"')[0] ?? '';

const INSTAGRAM: ChannelIconShape = { path: readShape(instagram), colour: '#E1306C' };

const LINK: ChannelIconShape = {
  path: 'M13 3h8v8h-2.6V7.4l-8 8-1.8-1.8 8-8H13zM5 5h5.4v2.6H5.6v10.8h10.8v-4.8H19V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
  colour: '#1E88E5',
};

const CHAT: ChannelIconShape = {
  path: 'M5 3h14a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-8l-5 4v-4H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM7 7.5v2h10v-2zM7 11.5v2h7v-2z',
  colour: '#1E88E5',
};

/**
 * Brand shapes come from simple-icons (CC0). Generic types, and brands that are not in that collection, have our own
 * drawings.
 */
const ICONS: Readonly<Record<string, ChannelIconShape>> = {
  Whatsapp: { path: readShape(whatsapp), colour: '#1DAA61' },
  Facebook_Messenger: { path: readShape(messenger), colour: '#1E88E5' },
  Telegram: { path: readShape(telegram), colour: '#3E99D8' },
  Instagram: INSTAGRAM,
  Instagram_DM: INSTAGRAM,
  Twitter: { path: readShape(x), colour: '#000000' },
  TikTok: { path: readShape(tiktok), colour: '#000000' },
  Snapchat: { path: readShape(snapchat), colour: '#FFE81D' },
  Vkontakte: { path: readShape(vk), colour: '#4A76A8' },
  Viber: { path: readShape(viber), colour: '#774D99' },
  WeChat: { path: readShape(wechat), colour: '#07A150' },
  Line: { path: readShape(line), colour: '#06A043' },
  Discord: { path: readShape(discord), colour: '#5865F2' },
  Google_Maps: { path: readShape(googlemaps), colour: '#34A853' },
  Waze: { path: readShape(waze), colour: '#6BD3FF' },
  Phone: {
    path: 'M6.6 2.5h3.2l1.9 5-2.3 1.8a12.6 12.6 0 0 0 5.3 5.3l1.8-2.3 5 1.9v3.2a3 3 0 0 1-3.3 3A17.6 17.6 0 0 1 3.6 5.8a3 3 0 0 1 3-3.3z',
    colour: '#059669',
  },
  SMS: {
    path: 'M5 3h14a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-8l-5 4v-4H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM7.5 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM12 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM16.5 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
    colour: '#E83E8C',
  },
  Email: {
    path: 'M4 4h16a2 2 0 0 1 2 2v.6l-10 6.2L2 6.6V6a2 2 0 0 1 2-2zM2 9v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9l-10 6.2z',
    colour: '#FF485F',
  },
  Contact_Us: {
    path: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM8 6.5v2h8v-2zM8 11v2h8v-2zM8 15.5v2h5v-2z',
    colour: '#253974',
  },
  Linkedin: {
    path: 'M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.8c.7-1.3 2-2.1 3.9-2.1 3.2 0 4.3 2.1 4.3 5.2V21h-4v-6.4c0-1.7-.5-2.6-1.8-2.6-1.5 0-2.2 1-2.2 2.8V21h-4z',
    colour: '#0077B5',
  },
  Slack: {
    path: 'M8.5 3H11l-.7 5h4L15 3h2.5l-.7 5H21v2.5h-4.6l-.4 3H20V16h-4.4l-.7 5h-2.5l.7-5h-4l-.7 5H5.9l.7-5H3v-2.5h4l.4-3H4V8h3.8zM9.9 10.5l-.4 3h4l.4-3z',
    colour: '#3F0E40',
  },
  Microsoft_Teams: {
    path: 'M8.5 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2 20v-2.5a6.5 5 0 0 1 13 0V20zM16.8 5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM17 20v-2.5c0-1.9-.7-3.5-1.9-4.7.5-.1 1-.2 1.6-.2 3.1 0 5.3 2 5.3 4.9V20z',
    colour: '#4B53BC',
  },
  Skype: { ...CHAT, colour: '#0088CC' },
  Chatway: { ...CHAT, colour: '#0446DE' },
  Poptin: CHAT,
};

/** Returns the icon of a channel type; types without an icon of their own get the link icon. */
export function channelIcon(type: string): ChannelIconShape {
  return Object.hasOwn(ICONS, type) ? (ICONS[type] ?? LINK) : LINK;
}
