/** Assistants that answer with links, as hosts of a referrer or as sources. */
export const AI_HOSTS: readonly string[] = [
  'chatgpt.com',
  'chat.openai.com',
  'perplexity.ai',
  'gemini.google.com',
  'copilot.microsoft.com',
  'claude.ai',
  'you.com',
  'grok.com',
  'chat.deepseek.com',
  'chat.mistral.ai',
  'meta.ai',
  'poe.com',
];

/** Search engines by the names that campaigns and this tracker use. */
export const SEARCH_NAMES: readonly string[] = [
  'google',
  'bing',
  'yahoo',
  'yandex',
  'duckduckgo',
  'baidu',
  'ecosia',
  'brave',
  'ask',
  'aol',
  'naver',
  'qwant',
  'startpage',
  'rambler',
  'globo',
];

/** Social networks by name and by host. */
export const SOCIAL_NAMES: readonly string[] = [
  'facebook',
  'fb',
  'instagram',
  'ig',
  'tiktok',
  'linkedin',
  'twitter',
  'x.com',
  't.co',
  'snapchat',
  'pinterest',
  'reddit',
  'youtube',
  'threads',
  'vk.com',
  'tumblr',
  'quora',
];

/** Messengers by name and by host. */
export const MESSENGER_NAMES: readonly string[] = [
  'whatsapp',
  'wa.me',
  'web.whatsapp.com',
  't.me',
  'telegram',
  'viber',
  'signal',
  'wechat',
];
