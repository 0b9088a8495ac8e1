import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

const BAD_PATH = '/dist/hadaya.min.js';
const PAGE = documentOf(
  '<main id="host"><p class="price">12.500</p></main>',
  `<script defer src="${BAD_PATH}"></script>`,
);

/** Bad scripts that replace our loader, with the rule that each breaks and the oracle's text about it. */
const badGuests = [
  { rule: 'U1', does: 'throws at the top level', code: 'throw new Error("broken bundle")', says: 'broken bundle' },
  { rule: 'U2', does: 'rejects without a handler', code: 'Promise.reject(new Error("lost"))', says: 'lost' },
  { rule: 'U3', does: 'writes an error to the console', code: 'console.error("oops")', says: 'oops' },
  {
    rule: 'U5',
    does: 'changes an attribute of a host node',
    code: 'host.setAttribute("title", "x")',
    says: 'attribute title of <main#host>',
  },
  {
    rule: 'U5',
    does: 'adds a node to the host',
    code: 'document.body.append(document.createElement("aside"))',
    says: '<aside> was added to <body>',
  },
  {
    rule: 'U5',
    does: 'removes a host node',
    code: 'document.querySelector(".price").remove()',
    says: '<p.price> was removed',
  },
  {
    rule: 'U5',
    does: 'changes text of the host',
    code: 'document.querySelector(".price").firstChild.data = "0"',
    says: 'text in <p.price>',
  },
  { rule: 'U6', does: 'adds a global', code: 'window.hadayaHelper = 1', says: 'window.hadayaHelper' },
  {
    rule: 'U7',
    does: 'adds a history entry',
    code: 'history.pushState({}, "")',
    says: 'pushState was called by our code',
  },
  {
    rule: 'U7',
    does: 'changes the title',
    code: 'addEventListener("load", () => { document.title = "Ours" })',
    says: 'title',
  },
  {
    rule: 'U7',
    does: 'locks scrolling',
    code: 'addEventListener("load", () => { document.body.style.overflow = "hidden" })',
    says: 'body overflow',
  },
  {
    rule: 'U7',
    does: 'scrolls without a gesture',
    code: 'window.scrollTo(0, 10)',
    says: 'scrollTo was called by our code',
  },
  {
    rule: 'U8',
    does: 'hides a select without a replacement',
    code: 'host.dataset.hadayaState = "mounted"; host.innerHTML = "<select hidden=until-found></select>"; host.firstChild.removeAttribute("hidden"); host.firstChild.style.display = "none"',
    says: '<select> is hidden',
  },
  {
    rule: 'U10',
    does: 'renders a button without a name',
    code: 'host.dataset.hadayaState = "mounted"; host.innerHTML = "<button></button>"',
    says: 'button-name',
  },
  {
    rule: 'U11',
    does: 'sends a request to another host',
    code: 'new Image().src = "https://tracker.example/x.gif"',
    says: 'tracker.example',
  },
  { rule: 'U12', does: 'opens a dialog', code: 'alert("hi")', says: 'hi' },
] as const;

test('every oracle rule fails a script that breaks the rule, and names the violation', async ({
  page,
  guest,
  servePage,
}) => {
  let code = '';
  await page.route(`**${BAD_PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(() => { const host = document.getElementById("host"); ${code}; })();`,
    }),
  );
  for (const bad of badGuests)
    await test.step(`rule ${bad.rule} fails a script that ${bad.does}`, async () => {
      code = bad.code;
      await page.goto(servePage('/bad-guest/', PAGE));
      const said = async () =>
        (await guest.takeFindings())
          .filter(({ rule }) => rule === bad.rule)
          .map(({ text }) => text)
          .join();
      await expect.poll(said).toContain(bad.says);
      await page.goto(servePage('/next/', documentOf('<p>Next</p>')));
      await guest.takeFindings();
    });
});

test('rule U4 passes when our script throws but later scripts still run', async ({ page, guest, servePage }) => {
  await page.route(`**${BAD_PATH}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await page.goto(servePage('/bad-guest/', PAGE));
  expect((await guest.takeFindings()).map((finding) => finding.rule)).toEqual(['U1']);
});

test('rule U4 fails a page whose later scripts never run', async ({ page, guest, servePage }) => {
  await guest.allow({ console: [/Failed to load resource/] });
  await page.route('**/__sentinel.js', (route) => route.fulfill({ status: 500 }));
  await page.route(`**${BAD_PATH}`, (route) => route.fulfill({ contentType: 'text/javascript', body: ';' }));
  await page.goto(servePage('/bad-guest/', PAGE));
  expect((await guest.takeFindings()).map((finding) => finding.rule)).toEqual(['U4']);
});

test('rule U9 fails a script that breaks the page policy', async ({ page, guest, servePage, faults }) => {
  await guest.allow({ console: [/Content Security Policy/i] });
  await page.route(`**${BAD_PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.head.append(Object.assign(document.createElement("style"), { textContent: "p{}" }))',
    }),
  );
  await faults.csp();
  await page.goto(servePage('/bad-guest/', PAGE));
  await expect.poll(async () => (await guest.takeFindings()).map((finding) => finding.rule)).toContain('U9');
});

test('does not report the host’s own changes', async ({ page, servePage }) => {
  const host =
    '<script>var shopSettings = {}; document.body.setAttribute("data-theme", "x"); history.replaceState({}, "");</script>';
  await page.goto(servePage('/host/', documentOf(`<p>Shop</p>${host}`)));
});

test('reports a page’s violations even if the test immediately opens another page', async ({
  page,
  guest,
  servePage,
}) => {
  await page.route(`**${BAD_PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.getElementById("host").setAttribute("title", "x")',
    }),
  );
  await page.goto(servePage('/bad-guest/', PAGE));
  await page.goto(servePage('/next/', documentOf('<p>Next</p>')));
  // Polls, because the page sends its report as a beacon and the navigation does not wait for the beacon to arrive.
  await expect.poll(async () => (await guest.takeFindings()).map((finding) => finding.rule)).toEqual(['U5']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('checks a page without scripts by its network requests', async ({ page, guest, servePage }) => {
    await page.goto(
      servePage('/plain/', PAGE.replace('</body>', '<img src="https://tracker.example/x.gif" alt=""></body>')),
    );
    await expect(page.locator('.price')).toHaveText('12.500');
    await expect
      .poll(async () => new Set((await guest.takeFindings()).map((finding) => finding.rule)))
      .toEqual(new Set(['U3', 'U11']));
  });
});
