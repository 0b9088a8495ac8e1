import type { DemoPage } from '../page.ts';
import { restQuestions, restTexts as texts } from '../texts/restTexts.ts';

/** Script of a theme that uses the REST client, with one function per request. */
const ASK = `<script type="module" src="/dist/api-fetch.min.js"></script>
<script type="module">
const api = window.hadaya.apiFetch;
api.use(api.createMediaUploadStep(100));
const note = '/hadaya/v1/notes/3';
const reject = (options) => api(options).then(() => 'no error', ({ code, name, detail }) => detail ? code + ' · ' + detail.kind : name);
const questions = {
  nonce: async () => (await api({ path: '/hadaya/v1/notes', method: 'POST', data: { text: 'Thank you' } })).id,
  async method() {
    const { method, sent } = await api({ path: note, method: 'PUT', data: { text: 'Thanks' } });
    return method + ' · ' + sent;
  },
  async root() {
    const response = await api({ namespace: 'hadaya/v1', endpoint: 'notes/3', parse: false });
    return new URL(response.url).pathname;
  },
  all: async () => (await api({ path: '/hadaya/v1/notes?per_page=-1' })).length,
  async media() {
    const body = new FormData();
    body.append('file', new File(['a picture'], 'gift.jpg', { type: 'image/jpeg' }));
    return (await api({ path: '/wp/v2/media', method: 'POST', body })).attempts;
  },
  async preload() {
    const remove = api.use(api.createPreloadStep({ [note]: { body: { from: 'page' } } }));
    const answers = [await api({ path: note }), await api({ path: note })];
    remove();
    return answers.map(({ from }) => from).join(' · ');
  },
  async errors() {
    const failing = ['/hadaya/v1/failures/forbidden', '/hadaya/v1/failures/page', '/hadaya/v1/failures/unknown'];
    const codes = [];
    for (const path of failing) codes.push(await reject({ path }));
    return [...codes, await reject({ path: note, signal: AbortSignal.abort() })].join('\\n');
  },
};
document.querySelector('[data-questions]').addEventListener('click', async ({ target }) => {
  const ask = questions[target.value];
  if (!ask) return;
  const output = target.closest('section').querySelector('output');
  output.textContent = '…';
  output.textContent = await ask().catch(({ code, message }) => code + ': ' + message);
});
</script>`;

const STYLE = `<style>
.questions { display: grid; gap: 1.5rem }
.questions output { display: block; min-block-size: 1.6em; margin-block-start: 0.5rem; white-space: pre-line; font-family: monospace }
</style>`;

/** Page with buttons that call the REST client for themes and plugins. */
export const restPage: DemoPage = {
  path: '/rest/',
  title: texts.title,
  summary: texts.summary,
  group: 'content',
  settings: () => [
    {
      name: 'hadaya',
      value: { q: [], settings: { http: { nonce: 'out-of-date', nonceEndpoint: '/wp-json/hadaya/v1/nonce' } } },
    },
  ],
  head: () => `${STYLE}\n`,
  foot: () => ASK,
  content: ({ locale }) => `<article class="prose">
<h1>${texts.title[locale]}</h1>
<p>${texts.lead[locale]}</p>
<div class="questions" data-questions>
${restQuestions
  .map(
    ({ key, label, about }) => `<section>
<p>${about[locale]}</p>
<button class="button" type="button" value="${key}">${label[locale]}</button>
<output dir="ltr" data-answer="${key}"></output>
</section>`,
  )
  .join('\n')}
</div>
</article>`,
};
