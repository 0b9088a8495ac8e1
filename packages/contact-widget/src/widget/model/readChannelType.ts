/**
 * Types that cannot be derived by capitalising the words of their public names; `publicNameOf` uses the inverse
 * mapping.
 */
const TYPES: Readonly<Record<string, string>> = {
  sms: 'SMS',
  tiktok: 'TikTok',
  wechat: 'WeChat',
  instagram_dm: 'Instagram_DM',
  messenger: 'Facebook_Messenger',
  x: 'Twitter',
  vk: 'Vkontakte',
  teams: 'Microsoft_Teams',
  maps: 'Google_Maps',
  form: 'Contact_Us',
};

/**
 * Returns the type for a public name such as `whatsapp` or `custom_link_3`. Types appear in class names and requests as
 * the replaced plugin writes them; a name with a capital letter is already a type.
 */
export function readChannelType(name: string): string {
  if (/[A-Z]/.test(name)) return name;
  const known = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  return known ?? name.replace(/(?:^|_)[a-z]/g, (letters) => letters.toUpperCase());
}

/** Returns the public name of a channel type, such as `messenger` for `Facebook_Messenger`. */
export const publicNameOf = (type: string): string =>
  Object.keys(TYPES).find((name) => TYPES[name] === type) ?? type.toLowerCase();
