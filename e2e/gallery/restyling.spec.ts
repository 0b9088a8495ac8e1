/** What a change somewhere on the page has the browser style anew because of our sheets. */
import { expect, openPainted, test } from '../kit/test.ts';
import { waitForIslands } from '../kit/waitForIslands.ts';

/** How many elements the browser styled anew, as its own trace of the page says. */
function countRestyled(trace: Buffer): number {
  const { traceEvents }: { traceEvents: readonly { name: string; args: { elementCount?: number } }[] } = JSON.parse(
    trace.toString(),
  );
  return traceEvents.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0),
    0,
  );
}

// A rule that asks for an attribute is asked again wherever that attribute changes, for all that may stand below.
for (const path of ['/product/ceramic-mug/', '/corporate-gifts/'])
  test(`a class or a style that changes on ${path} restyles its element and nothing inside of it`, async ({
    page,
    browser,
  }) => {
    await openPainted(page, path);
    await waitForIslands(page);
    await page.evaluate(() => {
      const box = document.createElement('u');
      for (let count = 0; count < 200; count += 1) box.append(document.createElement('u'));
      window.__hadayaGuest?.asHost(() => document.body.append(box));
      return box.getBoundingClientRect().height;
    });
    const restyle = async () => {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      for (const [name, value] of [
        ['class', 'far'],
        ['style', 'outline: 0'],
      ] as const)
        await page.evaluate(
          ([attribute, given]) => {
            const box = document.querySelector('body > u');
            window.__hadayaGuest?.asHost(() => {
              box?.removeAttribute(attribute);
              box?.setAttribute(attribute, given);
            });
            return box?.getBoundingClientRect().height;
          },
          [name, value] as const,
        );
      return countRestyled(await browser.stopTracing());
    };
    // What else moves on the page, numbers that count up for example, is only ever added to it.
    await expect.poll(restyle).toBeLessThan(100);
  });
