import type { BackendCall, PostedFile } from './backendCall.ts';

type Fields = Pick<BackendCall, 'fields' | 'files' | 'isForm'>;

const NO_FIELDS: Fields = { fields: [], files: [], isForm: true };

export async function readCall(request: Request): Promise<BackendCall> {
  const url = new URL(request.url);
  const body = await readBody(request);
  return {
    name: nameOf(url, body),
    method: request.method.toUpperCase(),
    url,
    headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
    ...body,
  };
}

export function isBackendUrl(url: URL): boolean {
  return endpointOf(url) !== 'page';
}

function nameOf(url: URL, { fields }: Fields): string {
  const endpoint = endpointOf(url);
  if (endpoint === 'wc-ajax') return `wc-ajax:${url.searchParams.get('wc-ajax')}`;
  if (endpoint === 'rest') return `rest:${restPath(url)}`;
  if (endpoint === 'page') return `page:${url.pathname}`;
  const posted = fields.find(([name]) => name === 'action')?.[1];
  return `admin-ajax:${posted ?? url.searchParams.get('action') ?? ''}`;
}

function endpointOf(url: URL): 'wc-ajax' | 'admin-ajax' | 'rest' | 'page' {
  if (url.searchParams.has('wc-ajax')) return 'wc-ajax';
  if (url.pathname.endsWith('/wp-admin/admin-ajax.php')) return 'admin-ajax';
  if (url.pathname.includes('/wp-json/') || url.searchParams.has('rest_route')) return 'rest';
  return 'page';
}

function restPath(url: URL): string {
  const route = url.searchParams.get('rest_route');
  if (route !== null) return route;
  return url.pathname.slice(url.pathname.indexOf('/wp-json/') + '/wp-json'.length);
}

async function readBody(request: Request): Promise<Fields> {
  if (request.method === 'GET' || request.method === 'HEAD') return NO_FIELDS;
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return readMultipart(request);
  const text = await request.text();
  if (type.includes('json')) return { ...NO_FIELDS, isForm: false };
  return { ...NO_FIELDS, fields: [...new URLSearchParams(text)] };
}

async function readMultipart(request: Request): Promise<Fields> {
  const fields: [string, string][] = [];
  const files: PostedFile[] = [];
  for (const [field, value] of await request.formData()) {
    if (typeof value === 'string') fields.push([field, value]);
    else files.push({ field, name: value.name, type: value.type, size: value.size });
  }
  return { fields, files, isForm: true };
}
