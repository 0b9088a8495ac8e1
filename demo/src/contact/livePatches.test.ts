// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { livePatches } from './livePatches.ts';

const patches = livePatches({ url: new URL('http://shop.test/contact/?size=70&dir=rtl'), locale: 'en' });
const widget = (key: string, at = '0') => ['chaty_settings', 'chaty_widgets', at, 'settings', key];

describe('what a choice writes', () => {
  it('is the one setting that it changes', () => {
    expect(patches.size?.['84']).toEqual([[widget('widget_size'), '84']]);
    expect(patches.effect?.none).toEqual([[widget('attention_effect'), 'none']]);
  });
  it('is both widgets where they stand against each other', () => {
    expect(patches.position?.left).toEqual([
      [widget('position'), 'left'],
      [widget('position', '1'), 'right'],
    ]);
  });
  it('is the whole option, or its absence', () => {
    const path = ['hadaya', 'settings', 'contact', 'agentHours'];
    expect(patches.people?.always).toEqual([[path, null]]);
    expect(patches.people?.hide).toEqual([[path, expect.objectContaining({ away: 'hide' })]]);
  });
  it('is nothing for the bar, which is the page’s own', () => expect(patches.bar?.cookies).toEqual([]));
});
