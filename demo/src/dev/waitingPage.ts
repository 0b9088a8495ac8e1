import { escapeHtml } from '@hadaya/testing/shop';

/**
 * Returns the progress bar's `value` attribute for a line of build output such as `Building swatches: 11 of 21 on
 * "react"`; empty for any other line. Each of the two runtimes fills half of the bar.
 */
function shareOf(progress: string): string {
  const [found, done, all, runtime] = /: (\d{1,3}) of (\d{1,3}) on "(\w{1,9})"/.exec(progress) ?? [];
  if (!found) return '';
  return ` value="${(Number(done) / Number(all) / 2 + (runtime === 'light' ? 0.5 : 0)).toFixed(2)}"`;
}

/** `head` and `main` are HTML. */
function standIn(title: string, head: string, main: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">${head}
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fffdf9;color:#1c1a17;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;min-width:0}h1{font-size:1.75rem;line-height:1.2}progress{inline-size:100%;block-size:.5rem;accent-color:#8a5a2b}pre{white-space:pre-wrap;overflow-wrap:anywhere;color:#5f574d}a{color:#8a5a2b}</style>
<main><h1>${title}</h1>
${main}
<p><a href="/">Back to the shop with live sources</a></p></main></html>`;
  const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' };
  return new Response(html, { status: 503, headers });
}

/** A set of built files that a page waits for. */
interface Awaited {
  /** Name for the files, worded so that it fits into a sentence. */
  readonly name: string;
  /** Sentence with the estimated build time. */
  readonly estimate: string;
}

export const FILES: Awaited = {
  name: 'the shop’s files',
  estimate:
    'The build takes half a minute on an idle computer and a few minutes on a busy one. It runs once; pages with live sources need no build.',
};

export const DOCS: Awaited = {
  name: 'the documentation',
  estimate:
    'The build takes fifteen seconds on an idle computer and a few minutes on a busy one. It runs once. Meanwhile, you can read the same pages as Markdown files in <code>docs/</code>.',
};

export const waitingPage = ({ name, estimate }: Awaited, progress: string): Response =>
  standIn(
    `Building ${name}`,
    '<meta http-equiv="refresh" content="1">',
    `<p>This page opens when the build is done. ${estimate}</p>
<progress aria-label="Build progress"${shareOf(progress)}></progress>
<pre role="status">${escapeHtml(progress || 'Building …')}</pre>`,
  );

/**
 * Returns a page that reports a failed build. The next build starts after a source file has been saved or the server
 * has been restarted.
 */
export const failedPage = ({ name }: Awaited, fault: string): Response =>
  standIn(
    `Building ${name} failed`,
    '',
    `<p>Correct the error below, save the file and reload this page. If the sources are correct, restart the demo.</p>
<pre role="alert">${escapeHtml(fault.slice(-4000))}</pre>`,
  );
