/**
 * Tests every widget in the ways that people with disabilities use it: in a viewport of 320 by 256 px (a laptop screen
 * at 400 % zoom), with text spacing, touch, voice control by name, reduced motion and forced colours.
 */
import { test } from '../kit/test.ts';
import { settleAndJudge } from './kit/judge.ts';
import { STAGES } from './kit/stages.ts';

for (const { name, open, close, others } of STAGES)
  for (const dir of ['ltr', 'rtl'] as const)
    test(`${name}, ${dir}: stays usable with reduced motion, zoom, other fonts, forced colours and text spacing`, async ({
      page,
      servePage,
      guest,
      snap,
    }) => {
      await guest.allow({ pageState: ['scroll'] });
      await settleAndJudge(page, snap, {
        name: `${name}-${dir}`.replaceAll(' ', '-'),
        open: () => open(page, servePage, dir),
        others,
      });
      await close?.(page);
    });
