/** Types by the public names that do not become them by capital letters at the beginnings of words; `publicNameOf` reads it the other way. */
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
 * The type that a public name means, `whatsapp` or `custom_link_3`. Types are part of class names and calls as the replaced
 * plugin writes them; a name with a capital letter is one already.
 */
export function readChannelType(name: string): string {
  if (/[A-Z]/.test(name)) return name;
  const known = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  return known ?? name.replace(/(?:^|_)[a-z]/g, (letters) => letters.toUpperCase());
}

/** The public name of a type of channel: `messenger` of `Facebook_Messenger`. */
export const publicNameOf = (type: string): string =>
  Object.keys(TYPES).find((name) => TYPES[name] === type) ?? type.toLowerCase();
