import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { dropUnusedReact } from './dropUnusedReact.ts';
import { REPOSITORY } from './project.ts';

const { transform } = dropUnusedReact(resolve(REPOSITORY, 'packages/runtime/src/index.ts'));

function drop(code: string): unknown {
  const handler = typeof transform === 'object' && 'handler' in transform ? transform.handler : undefined;
  return handler && Object(Reflect.apply(handler, undefined, [code, 'react.production.js'])).code;
}

test('what nobody imports leaves React’s modules, what we or React itself use stays', () => {
  const code = [
    'exports.useState = function () {};',
    'exports.cloneElement = function (element) {\n  return element;\n};',
    'exports.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {};',
    'exports.createRoot = exports.hydrateRoot;',
    'exports.unstable_scheduleCallback = void 0;',
  ].join('\n');
  expect(drop(code)).toBe(code.replace('exports.cloneElement = function (element) {\n  return element;\n};', '\n\n'));
});
