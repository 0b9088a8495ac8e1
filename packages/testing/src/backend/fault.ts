/** A fault in one response. Its properties can be combined. */
export interface Fault {
  /** Delay before the response, in milliseconds. */
  readonly delay?: number;
  readonly status?: number;
  readonly body?: string;
  readonly type?: string;
  /** Adds headers, for example `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends no response; the request stays open until the client disconnects. */
  readonly hang?: boolean;
  /** Breaks the connection after this many bytes of the body. */
  readonly cutAfter?: number;
}

/** Query parameter (`FAULT_QUERY`) and header (`FAULT_HEADER`) that carry a fault as JSON for a single request. */
export const FAULT_QUERY = 'hadaya-fault';
export const FAULT_HEADER = 'x-hadaya-fault';

/** Reads the fault in a request; ignores anything but a JSON object. */
export function requestedFault(request: Request): Fault | undefined {
  const text = request.headers.get(FAULT_HEADER) ?? new URL(request.url).searchParams.get(FAULT_QUERY);
  if (text === null) return undefined;
  try {
    return decodeFault(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function decodeFault(value: unknown): Fault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const part: Readonly<Record<string, unknown>> = { ...value };
  return {
    ...(typeof part.delay === 'number' ? { delay: part.delay } : {}),
    ...(typeof part.status === 'number' ? { status: part.status } : {}),
    ...(typeof part.body === 'string' ? { body: part.body } : {}),
    ...(typeof part.type === 'string' ? { type: part.type } : {}),
    ...(part.hang === true ? { hang: true } : {}),
    ...(typeof part.cutAfter === 'number' ? { cutAfter: part.cutAfter } : {}),
  };
}
