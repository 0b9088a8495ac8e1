/** What version 0.1 of our plugin printed in the replaced plugin's words, and what it prints of the same settings now. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Channel, readChannel } from '../channels/model/Channel.ts';
import { channelLink, type LinkPlace } from '../channels/model/channelLink.ts';
import { readSchedule } from '../hours/model/schedule.ts';
import { readForm } from '../panels/form/model/readForm.ts';
import { readDesign } from '../widget/model/WidgetDesign.ts';
import { readWidgets, type WidgetRecord } from '../widget/model/widgetRecord.ts';
import { readChaty } from './readChaty.ts';

const FILE = resolve(import.meta.dirname, '../../../../e2e/wordpress/kit/version01.json');
const { then, now } = JSON.parse(readFileSync(FILE, 'utf8'));
const quiet = () => {};
const before = readWidgets(readChaty(then.chaty_settings, quiet).widgets, quiet);
const after = readWidgets(now.widgets, quiet);

const PLACE: LinkPlace = {
  device: 'desktop',
  isApple: false,
  tags: { title: 'Box', url: 'https://gifts.example/' },
  base: 'https://gifts.example/',
};

const channelsOf = ({ channels }: WidgetRecord): readonly Channel[] => channels.map((gate) => readChannel(gate, quiet));

const linksOf = (widget: WidgetRecord) =>
  channelsOf(widget).map((channel) => [
    channel.slug,
    channel.label,
    channel.message,
    channel.hasPanel,
    channel.isMobile,
    channelLink(channel, PLACE).href,
    channelLink(channel, { ...PLACE, device: 'mobile' }).href,
  ]);

test('both have two widgets, with the same names, rules and channels', () => {
  const known = ({ id, traits, countries, hideAfterSeconds, hasSchedule, channels }: WidgetRecord) => ({
    id,
    traits,
    countries,
    hideAfterSeconds,
    hasSchedule,
    channels: channels.map(({ slug, type, isAgent, isDesktop, isMobile, hasPanel }) => [
      slug,
      type,
      isAgent,
      isDesktop,
      isMobile,
      hasPanel,
    ]),
  });
  expect(after).toHaveLength(2);
  expect(after.map(known)).toEqual(before.map(known));
});

test('each looks as before, and its channels lead where they led', () => {
  for (const [index, widget] of after.entries()) {
    const old = before[index];
    if (!old) throw new Error('a widget is lost');
    expect(readDesign(widget.given, quiet)).toEqual(readDesign(old.given, quiet));
    expect(linksOf(widget)).toEqual(linksOf(old));
    expect(readSchedule(widget.given, quiet).hours).toEqual(readSchedule(old.given, quiet).hours);
  }
});

test('the form asks for the same, in the same order, in the widget’s colour', () => {
  const [form, old] = [after, before].map(([widget]) => {
    const channel = widget && channelsOf(widget).find(({ type }) => type === 'Contact_Us');
    if (!widget || !channel) throw new Error('the form is lost');
    return readForm({ ...channel, ground: readDesign(widget.given, quiet).color }, '');
  });
  expect(form).toEqual(old);
});
