import { describe, expect, it } from 'vitest';
import { panelId } from './panelId.ts';

const form = { slug: 'Contact_Us', type: 'Contact_Us', isAgent: false, hasPanel: true };
const second = { ...form, slug: 'Custom_Link_3' };
const team = { ...form, slug: 'Whatsapp', type: 'Whatsapp', isAgent: true };
const chat = { ...form, slug: 'Custom_Link', type: 'Whatsapp' };

describe('panelId', () => {
  it.each([
    ['the only form has the public id', form, [form], 'chaty-form-0-Contact_Us'],
    ['a second form has an id with its own name', second, [form, second], 'chaty-form-0-Custom_Link_3'],
    ['the form that comes first has the public id', second, [second, form], 'chaty-form-0-Contact_Us'],
    ['the agents’ id names their channel', team, [team, chat], 'chaty-form-0-Whatsapp'],
    [
      'a popup beside agents of the same channel has an id with its own name',
      chat,
      [team, chat],
      'chaty-form-0-Custom_Link',
    ],
  ])('%s', (_, channel, channels, id) => {
    expect(panelId('0', channel, channels)).toBe(id);
  });

  it('contains the widget’s id', () => {
    expect(panelId('_1', form, [form])).toBe('chaty-form-_1-Contact_Us');
  });
});
