import type { ContactPage } from '../ContactPage.ts';
import type { LinkPlace } from '../model/channels/channelLink.ts';
import { readTags } from './readTags.ts';

/** What links depend on, at this moment. */
export function readPlace({ context, device }: Pick<ContactPage, 'context' | 'device'>): LinkPlace {
  const { window, document } = context.environment;
  return {
    device,
    isApple: /iPhone|iPod|iPad/.test(window.navigator.userAgent),
    tags: readTags(context.environment),
    base: document.baseURI,
  };
}
