import { describe, expect, test } from 'vitest';
import { adaptLook } from '../../chaty/model/adaptWidget.ts';
import { deepenGround, pickReadable, readContrast } from '../../frame/model/pickReadable.ts';
import { readDesign } from './WidgetDesign.ts';

const reported: string[] = [];
const tell = (message: string) => void reported.push(message);
const read = (printed: Record<string, unknown>) => readDesign(adaptLook(printed, tell), tell);

describe('the widget’s design', () => {
  test('empty settings give the replaced plugin’s defaults', () => {
    expect(read({})).toMatchObject({
      position: 'right',
      bottom: 25,
      sideSpacing: 25,
      size: 54,
      closeText: 'Hide',
      color: '#a886cd',
    });
  });
  test.each([
    [{ position: 'custom', custom_position: 1 }, 'left'],
    [{ position: 'custom', custom_position: 'right' }, 'right'],
    [{ position: 'left' }, 'left'],
  ])('places %j on the %s', (printed, side) => expect(read(printed).position).toBe(side));
  test('applies the close button setting only when the list is open by default', () => {
    expect(read({ show_close_button: 'no', default_state: 'click' }).hasCloseButton).toBe(true);
    expect(read({ show_close_button: 'no', default_state: 'open' }).hasCloseButton).toBe(false);
    expect(read({ show_close_button: 0, default_state: 'open' }).hasCloseButton).toBe(false);
    expect(read({ show_close_button: 'no', default_state: 'open', cta_type: 'chat-view' }).hasCloseButton).toBe(true);
  });
  test('never makes the chat view horizontal', () =>
    expect(read({ cta_type: 'chat-view', icon_view: 'horizontal' }).isHorizontal).toBe(false));
  test('treats bounce as an alias of jump', () =>
    expect(read({ attention_effect: 'bounce' }).attention.effect).toBe('jump'));
  test('reduces the call to action to plain text', () => {
    expect(read({ cta_text: 'Gifts &amp; hampers: <strong>ask us</strong>' }).ctaText).toBe('Gifts & hampers: ask us');
  });
  test('replaces an invalid colour with the default and reports it', () => {
    reported.length = 0;
    expect(read({ widget_color: 'red;}*{display:none' }).color).toBe('#a886cd');
    expect(reported).toEqual([expect.stringContaining('is not a colour')]);
  });
});

describe('text on owners’ colours', () => {
  test('keeps a legible text colour and replaces an illegible one with dark ink or white', () => {
    expect(pickReadable('#333333', '#ffffff')).toBe('#333333');
    expect(pickReadable('#ffffff', '#ffff00')).toBe('#1c1a17');
    expect(pickReadable('#333', '#000')).toBe('#ffffff');
  });
  test('returns a named text colour unchanged', () => expect(pickReadable('white', 'yellow')).toBe('white'));
  test('black and white have a contrast ratio of 21', () =>
    expect(readContrast('#000', 'rgb(255, 255, 255)')).toBeCloseTo(21));
});

describe('the look of a widget', () => {
  const readOwn = (raw: Record<string, unknown>, isOwnLook: boolean, channelCount = 2) =>
    readDesign(raw, tell, { isOwnLook, channelCount });
  test('is Hadaya’s look unless the owner selects Chaty’s look', () => {
    expect(readOwn({}, false)).toMatchObject({ isOwnLook: true, hasRows: true, isChatView: true });
    expect(readOwn({ design: 'chaty' }, true)).toMatchObject({ isOwnLook: false, hasRows: false, isChatView: false });
  });
  test('is Chaty’s look for a widget of the replaced plugin, unless the page uses Hadaya’s look', () => {
    expect(readDesign(adaptLook({}, tell), tell)).toMatchObject({ isOwnLook: false, isChatView: false });
    expect(readOwn(adaptLook({}, tell), true)).toMatchObject({ isOwnLook: true, isChatView: true });
  });
  test('shows no card for a single channel or in an icon layout', () => {
    expect(readOwn({}, false, 1).isChatView).toBe(false);
    expect(readOwn({ layout: 'vertical' }, false)).toMatchObject({
      isOwnLook: true,
      hasRows: false,
      isChatView: false,
    });
  });
});

test('deepenGround darkens a background until white is legible, but keeps dark and very light backgrounds', () => {
  expect(readContrast('#ffffff', deepenGround('#4AA485'))).toBeGreaterThanOrEqual(4.5);
  expect(deepenGround('#075e54')).toBe('#075e54');
  expect(deepenGround('#ffe800')).toBe('#ffe800');
});
