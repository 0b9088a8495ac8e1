import { NO_FIXTURES, readFixture } from '@hadaya/testing/fixtures';
import { settle } from '../kit/settle.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';
import { CLOSED } from './contentDocument.ts';
import { waitForContent } from './contentPage.ts';
import { DOTS } from './sliderPage.ts';

/** Adds our style sheet and loader to the server's page as the WordPress plugin does, without the chat settings. */
function prepare(html: string): string {
  return html
    .replace('</head>', '<link rel="stylesheet" href="/dist/content.min.css"></head>')
    .replaceAll('https://shop.example/wp-content', '/wp-content')
    .replace(/<script>var chaty_settings[\s\S]*?<\/script>/, '')
    .replace('</body>', '<script src="/dist/hadaya.min.js" defer></script></body>');
}

for (const name of ['content-page55.html', 'content-nested.html']) {
  test(`${name} mounts without an error report or a layout shift`, async ({ page, servePage, guest, snap }) => {
    const html = readFixture(name);
    test.skip(html === undefined, NO_FIXTURES);
    await page.route('**/wp-content/**', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"/>',
      }),
    );
    await openPainted(page, servePage('/p/', prepare(html ?? '')));
    await waitForContent(page);
    await settle(page);
    expect(guest.consoleLines()).toEqual([]);
    await expectNoLayoutShift(page);
    await expectAccessible(page, {
      reviewed: {
        ...DOTS,
        'color-contrast': CLOSED,
        'video-caption': 'the fixture’s video file does not exist',
      },
    });
    await snap(`content-${name}`, 'page');
  });
}
