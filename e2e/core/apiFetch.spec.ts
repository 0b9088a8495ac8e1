import { restQuestions } from '@hadaya/demo/texts/restTexts';
import { expect, test } from '../kit/test.ts';

test('the buttons of the REST client demo show the expected results', async ({ page, server, guest }) => {
  await guest.allow({
    hostChanges: [{ selector: 'output' }],
    console: [/Failed to load resource: the server responded with a status of (?:403|404|500)/],
  });
  await page.goto('/rest/');
  const ask = async (key: string, answer: string) => {
    const question = restQuestions.find((candidate) => candidate.key === key);
    await page.getByRole('button', { name: question?.label.en ?? '', exact: true }).click();
    await expect(page.locator(`[data-answer="${key}"]`)).toHaveText(answer);
  };
  const sent = (name: string) => server.backend.receivedBy(`rest:${name}`);

  await test.step('refreshes an expired nonce once', async () => {
    await ask('nonce', '251');
    expect(sent('/hadaya/v1/notes').map(({ headers }) => headers['x-wp-nonce'])).toEqual(['out-of-date', 'a1b2c3d4e5']);
    expect(sent('/hadaya/v1/nonce')).toHaveLength(1);
  });
  await test.step('sends a PUT request as a POST request', () => ask('method', 'PUT · POST'));
  await test.step('reads the REST root from the page', () => ask('root', '/wp-json/hadaya/v1/notes/3'));
  await test.step('requests a whole list in pages of 100 items', async () => {
    await ask('all', '250');
    const pages = sent('/hadaya/v1/notes').filter(({ method }) => method === 'GET');
    expect(pages.map(({ url }) => [url.searchParams.get('per_page'), url.searchParams.get('page')])).toEqual([
      ['100', null],
      ['100', '2'],
      ['100', '3'],
    ]);
  });
  await test.step('finishes an upload on the second attempt', async () => {
    await ask('media', '2');
    expect(sent('/wp/v2/media')).toHaveLength(1);
    expect(server.backend.received.filter(({ name }) => name.endsWith('/post-process'))).toHaveLength(2);
  });
  await test.step('uses the preloaded response for the first request and the server’s for the second', () =>
    ask('preload', 'page · server'));
  await test.step('gives each error a code and a kind', () =>
    ask('errors', 'rest_forbidden · http\ninvalid_json · html\nrest_no_route · http\nAbortError'));
});
