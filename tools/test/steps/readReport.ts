import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';

/** Removes a step's old report, so that it is never counted again, and returns the path for the new one. */
export function clearReport(name: string): string {
  const path = resolve(REPOSITORY, 'test-results', name);
  rmSync(path, { force: true });
  return path;
}

export function readReport(path: string): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}

/** Returns the first lines of a failure message, without colours and stack trace. */
export function summarise(message: unknown): string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with a control character
  const plain = String(message ?? '').replace(/\u001b\[[0-9;]*m/g, '');
  const lines = plain.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.slice(0, 12).map((line) => `    ${line}`);
}
