import { NONCE } from '../policy.ts';

/** Address of the event stream that tells open pages to reload. */
export const RELOAD_PATH = '/__reload';

const CLIENT = `<script nonce="${NONCE}">{let seen;new EventSource('${RELOAD_PATH}').onmessage=({data})=>{if(seen&&seen!==data)location.reload();seen=data}}</script>`;

/** Adds live reload to a request handler. */
export interface LiveReload {
  handle(request: Request): Promise<Response>;
  /** Tells every open page that something changed. */
  changed(): void;
}

/** Wraps the shop for development: pages listen for changes and reload. A page of `?js=off` stays without scripts. */
export function liveReload(shop: (request: Request) => Promise<Response>): LiveReload {
  const listeners = new Set<ReadableStreamDefaultController<string>>();
  let version = 0;
  const message = () => `data: ${process.pid}-${version}\n\n`;
  return {
    async handle(request) {
      const url = new URL(request.url);
      if (url.pathname === RELOAD_PATH) return stream(request);
      const response = await shop(request);
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (!isPage || url.searchParams.get('js') === 'off' || request.method === 'POST') return response;
      const html = (await response.text()).replace('</body>', `${CLIENT}\n</body>`);
      return new Response(html, { status: response.status, headers: response.headers });
    },
    changed() {
      version += 1;
      for (const listener of listeners) listener.enqueue(message());
    },
  };

  function stream(request: Request): Response {
    const body = new ReadableStream<string>({
      start(controller) {
        controller.enqueue(`retry: 300\n${message()}`);
        listeners.add(controller);
        request.signal.addEventListener('abort', () => listeners.delete(controller), { once: true });
      },
    });
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  }
}
