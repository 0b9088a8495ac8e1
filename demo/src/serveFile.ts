import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.map': 'application/json; charset=utf-8',
};

/** Returns `undefined` if the file does not exist or is outside the folder. */
export function serveFile(folder: string, name: string): Response | undefined {
  const file = fileIn(folder, name);
  if (file === undefined) return undefined;
  return new Response(new Uint8Array(readFileSync(file)), {
    headers: { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' },
  });
}

export function hasFile(folder: string, name: string): boolean {
  return fileIn(folder, name) !== undefined;
}

function fileIn(folder: string, name: string): string | undefined {
  const file = normalize(join(folder, name));
  if (!file.startsWith(normalize(folder) + sep)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}
