import { expect, test } from 'vitest';
import { type ChannelTypeName, publicNameOf } from '../widget/model/index.ts';
import { channelNames } from './channelNames.ts';

/** Every name of the type, which the compiler checks. */
const NAMES: Readonly<Record<ChannelTypeName, true>> = {
  whatsapp: true,
  phone: true,
  sms: true,
  email: true,
  telegram: true,
  instagram_dm: true,
  instagram: true,
  messenger: true,
  x: true,
  tiktok: true,
  snapchat: true,
  vk: true,
  viber: true,
  wechat: true,
  line: true,
  linkedin: true,
  slack: true,
  discord: true,
  teams: true,
  maps: true,
  waze: true,
  link: true,
  form: true,
};

test('the type of channel names lists every channel that has a label', () => {
  expect(Object.keys(NAMES)).toEqual(Object.keys(channelNames.en).map(publicNameOf));
});
