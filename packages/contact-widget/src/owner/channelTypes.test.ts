import { describe, expect, test } from 'vitest';
import { channelNames } from '../channels/channelNames.ts';
import { channelIcon } from '../channels/dom/channelIcon.ts';
import { contactAddress, type LinkContext } from '../channels/model/channelLink.ts';
import { cleanValue, kindOf } from '../channels/model/cleanValue.ts';
import ownerValues from '../channels/model/ownerValues.json' with { type: 'json' };
import { readChannelType } from '../widget/model/index.ts';
import { CHANNEL_TYPES } from './channelTypes.ts';

const LINK_CONTEXT: LinkContext = { device: 'mobile', isApple: false, tags: {}, base: 'https://shop.example/' };

/** Types whose value is the name of a person or page on a site. */
const named = Object.keys(CHANNEL_TYPES).filter((type) => kindOf(type) === 'name');

describe.each(Object.entries(CHANNEL_TYPES))('a channel that owners can choose: %s', (type, { name, ...one }) => {
  test('has a visitor-facing name whose English form equals the owner-facing name', () => {
    expect(new Map(Object.entries(channelNames.en)).get(type)).toBe(name);
  });

  test('has a name in the settings that resolves to this channel type', () => {
    expect(readChannelType(one.type)).toBe(type);
  });

  test('has the same colour as its icon', () => {
    expect(one.color).toBe(channelIcon(type).colour);
  });

  test('accepts its example value unchanged', () => {
    expect(cleanValue(type, one.kind, one.example)).toEqual({ value: one.example });
  });
});

describe.each(named)('accepts a channel addressed by a user or page name: %s', (type) => {
  const { example, link } = CHANNEL_TYPES[type] ?? { example: '', link: '' };

  test('builds the same URL as its link template', () => {
    const contact = { type, value: example, message: '', usesWeb: false, isBusiness: false, accountType: '' };
    expect(contactAddress(contact, LINK_CONTEXT)).toBe(link.replace('%s', example));
  });

  test('extracts the name when the channel’s own URL is pasted', () => {
    expect(cleanValue(type, 'name', link.replace('%s', example))).toEqual({ value: example });
  });

  test('the shared table of owner values maps a pasted URL to a name', () => {
    const rows = ownerValues.filter((group) => group.type === type).flatMap((group) => group.rows);
    expect(rows.some(([given = '', expected = '']) => given.includes('/') && /^[\w.-]+$/.test(expected))).toBe(true);
  });
});
