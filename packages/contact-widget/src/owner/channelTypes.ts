import { kindOf } from '../channels/model/index.ts';
import { publicNameOf } from '../widget/model/index.ts';

export interface ChannelType {
  /** Name in English; translatable. */
  readonly name: string;
  /** Type in a page's settings, such as `messenger`. */
  readonly type: string;
  readonly color: string;
  /** Link for pages without scripts, with `%s` for the value; empty if the type has none. */
  readonly link: string;
  /** Kind of value: `number` with the country code, `phone`, `email`, `name` of a person or page, `url`. */
  readonly kind: string;
  readonly example: string;
  /** True if the channel may have several agents. */
  readonly hasTeam: boolean;
}

const NUMBER = '96890000001';
const NAME = 'my_shop';

/** Types by storage name, in display order. */
const TYPES: Readonly<Record<string, readonly [name: string, color: string, link: string, example: string]>> = {
  Whatsapp: ['WhatsApp', '#1DAA61', 'https://wa.me/%s', NUMBER],
  Phone: ['Phone', '#059669', 'tel:%s', `+${NUMBER}`],
  SMS: ['SMS', '#E83E8C', 'sms:%s', `+${NUMBER}`],
  Email: ['Email', '#FF485F', 'mailto:%s', 'shop@example.com'],
  Telegram: ['Telegram', '#3E99D8', 'https://telegram.me/%s', NAME],
  Instagram_DM: ['Instagram message', '#E1306C', 'https://ig.me/m/%s', NAME],
  Instagram: ['Instagram', '#E1306C', 'https://www.instagram.com/%s', NAME],
  Facebook_Messenger: ['Messenger', '#1E88E5', 'https://m.me/%s', NAME],
  Twitter: ['X (Twitter)', '#000000', 'https://twitter.com/%s', NAME],
  TikTok: ['TikTok', '#000000', 'https://www.tiktok.com/@%s', NAME],
  Snapchat: ['Snapchat', '#FFE81D', 'https://www.snapchat.com/add/%s', NAME],
  Vkontakte: ['VK', '#4A76A8', 'https://vk.me/%s', NAME],
  Viber: ['Viber', '#774D99', 'viber://chat?number=%s', NUMBER],
  WeChat: ['WeChat', '#07A150', '', NAME],
  Line: ['Line', '#06A043', '%s', 'https://line.me/ti/p/~my_shop'],
  Linkedin: ['LinkedIn', '#0077B5', '%s', 'https://www.linkedin.com/company/my-shop'],
  Slack: ['Slack', '#3F0E40', '%s', 'https://my-shop.slack.com'],
  Discord: ['Discord', '#5865F2', '%s', 'https://discord.gg/myshop'],
  Microsoft_Teams: ['Microsoft Teams', '#4B53BC', '%s', 'https://teams.live.com/l/invite/myshop'],
  Google_Maps: ['Map', '#34A853', '%s', 'https://www.google.com/maps?cid=1234567890'],
  Waze: ['Waze', '#6BD3FF', '%s', 'https://waze.com/ul/myshop'],
  Link: ['Link', '#1E88E5', '%s', 'https://shop.example/about'],
};

export const TEAM_TYPES: readonly string[] = ['Whatsapp', 'Phone', 'SMS', 'Email', 'Telegram', 'Viber'];

/** All channel types that owners can choose, by storage name. */
export const CHANNEL_TYPES: Readonly<Record<string, ChannelType>> = Object.fromEntries(
  Object.entries(TYPES).map(([kept, [name, color, link, example]]) => [
    kept,
    {
      name,
      type: publicNameOf(kept),
      color,
      link,
      kind: kindOf(kept) ?? (kept === 'WeChat' ? 'name' : 'url'),
      example,
      hasTeam: TEAM_TYPES.includes(kept),
    },
  ]),
);
