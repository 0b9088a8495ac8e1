// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { livePatches } from './livePatches.ts';

const patches = livePatches({ url: new URL('http://shop.test/contact/?size=70&dir=rtl'), locale: 'en' });
const widget = (key: string, at = '0') => ['chaty_settings', 'chaty_widgets', at, 'settings', key];

describe('option patches', () => {
  it('change only their own option’s setting', () => {
    expect(patches.size?.['84']).toEqual([[widget('widget_size'), '84']]);
    expect(patches.effect?.none).toEqual([[widget('attention_effect'), 'none']]);
  });
  it('move the two widgets to opposite sides of the page', () => {
    expect(patches.position?.left).toEqual([
      [widget('position'), 'left'],
      [widget('position', '1'), 'right'],
    ]);
  });
  it('set or remove a whole option', () => {
    const path = ['hadaya', 'settings', 'contact', 'agentHours'];
    expect(patches.people?.always).toEqual([[path, null]]);
    expect(patches.people?.hide).toEqual([[path, expect.objectContaining({ away: 'hide' })]]);
  });
  it('are empty for the cookie bar option because the bar belongs to the page', () =>
    expect(patches.bar?.cookies).toEqual([]));
});
