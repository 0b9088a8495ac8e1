import { expect, test } from 'vitest';
import { type ChannelTypeName, publicNameOf } from '../widget/model/index.ts';
import { channelNames } from './channelNames.ts';

/** All members of the type `ChannelTypeName`; the compiler reports missing and unknown ones. */
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

test('ChannelTypeName contains exactly the channels that have a label', () => {
  expect(Object.keys(NAMES)).toEqual(Object.keys(channelNames.en).map(publicNameOf));
});
