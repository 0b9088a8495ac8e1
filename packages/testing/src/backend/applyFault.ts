import type { Fault } from './fault.ts';

interface Disturbed {
  readonly fault: Fault | undefined;
  readonly request: Request;
  readonly answer: () => Promise<Response>;
}

export async function applyFault({ fault, request, answer }: Disturbed): Promise<Response> {
  if (fault === undefined) return answer();
  if (fault.hang === true) return aborted(request);
  if (fault.delay !== undefined) await wait(fault.delay, request);
  const original = await answer();
  const headers = new Headers(original.headers);
  for (const [name, value] of Object.entries(fault.headers ?? {})) headers.set(name, value);
  if (fault.type !== undefined) headers.set('Content-Type', fault.type);
  const status = fault.status ?? original.status;
  const body = fault.body ?? (await original.text());
  return new Response(bodyOf(body, fault.cutAfter), { status, headers });
}

function bodyOf(text: string, cutAfter: number | undefined): BodyInit {
  if (cutAfter === undefined) return text;
  const start = new TextEncoder().encode(text).slice(0, cutAfter);
  let sent = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent) controller.error(new Error('The fault truncated this response.'));
      else controller.enqueue(start);
      sent = true;
    },
  });
}

function aborted(request: Request): Promise<never> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new Error('The visitor left during a hanging request.')), {
      once: true,
    });
  });
}

function wait(duration: number, request: Request): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, duration);
    request.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    request.signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
