import { escapeHtml } from '@hadaya/testing/shop';

/** Stands in for a page whose files are being built, and asks for it again each second. */
export function waitingPage(progress: string): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Building …</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap}</style>
<h1>The files that a visitor gets are being built</h1>
<p>This page shows them as soon as they are there, in about half a minute. Pages with live sources need no build.</p>
<pre role="status">${escapeHtml(progress || 'Building …')}</pre></html>`;
  const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Cache-Control': 'no-store' };
  return new Response(html, { status: 503, headers });
}
