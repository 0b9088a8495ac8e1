import { expect, test } from 'vitest';
import type { Built } from './built.ts';
import { checkAdmin, checkManifest } from './manifestRules.ts';
import { checkSyntax } from './syntaxRules.ts';
import { checkTexts } from './textRules.ts';

const GOOD_LOADER = ';(()=>{"use strict";let a=1;window.hadaya=a})();\n';
const GOOD_MODULE = 'import{a}from"./core-1.min.js";import(`./lazy-1.min.js`);const b=a;export{b};\n';

const entry = (file: string) => ({ file, bytes: 1, gzip: 1, sha384: '', imports: [] });

function build(files: Readonly<Record<string, string>>): Built {
  const all = {
    'hadaya.min.js': GOOD_LOADER,
    'swatches.min.js': GOOD_MODULE,
    'core-1.min.js': 'export{};\n',
    'lazy-1.min.js': 'export{};\n',
    ...files,
  };
  return {
    files: Object.entries(all).map(([file, text]) => ({ file, text })),
    manifest: Object.fromEntries(Object.keys(all).map((file) => [file, entry(file)])),
  };
}

const broken = (built: Built) =>
  [...checkTexts(built), ...checkSyntax(built)]
    .filter(({ problems }) => problems.length > 0)
    .map(({ name }) => name.split(' ')[0]);

test('valid files pass every rule', () => {
  expect(broken(build({ 'swatches.min.css': '.a{background:url(data:,x);mask:url("data:,y")}' }))).toEqual([]);
});

test.each([
  ['F1', { 'extra.js': 'let a;\n' }],
  ['F3', { 'hadaya.min.js': ';(()=>{window.a=`x`})();\n' }],
  ['F4', { 'hadaya.min.js': '(()=>{})();\n' }],
  ['F4', { 'hadaya.min.js': ';window.a=1;\n' }],
  ['F5', { 'swatches.min.js': 'let a=1;' }],
  ['F5', { 'swatches.min.js': 'let a=1;\n\n' }],
  ['F5', { 'swatches.min.js': 'let a=1;//end;\n' }],
  ['F6', { 'swatches.min.js': 'let a="sourceMappingURL";\n' }],
  ['F4', { 'hadaya.min.js': '"use strict";(()=>{})();\n' }],
  ['F4', { 'hadaya.min.js': ';let a=1;(()=>{})();\n' }],
  ['F12', { 'swatches.min.css': '@import "x.css";' }],
  ['F12', { 'swatches.min.css': '.a{background:url(x.png)}' }],
  ['F13', { 'swatches.min.js': 'let a="</script>";\n' }],
  ['F13', { 'swatches.min.js': 'let a="é";\n' }],
  ['F14', { 'swatches.min.js': 'import("./unknown.min.js");\n' }],
  ['F14', { 'swatches.min.js': 'import("https://cdn.example/x.min.js");\n' }],
  ['F14', { 'swatches.min.js': 'let a="x";import(a);\n' }],
  ['F15', { 'hadaya.min.js': ';(()=>{let a=null;a??=1})();\n' }],
  ['F15', { 'hadaya.min.js': ';(()=>{class A{static b=1}})();\n' }],
  ['F15', { 'hadaya.min.js': ';(()=>{let a=/b/d})();\n' }],
])('rule %s rejects %j', (rule, files) => {
  expect(broken(build(files))).toContain(rule);
});

test('reports a wrong hash', () => {
  expect(checkManifest(build({})).problems).toHaveLength(4);
});

test('reports a settings app that is missing or imported by a file for visitors', () => {
  const admin = (manifest: Built['manifest']): Built => ({ files: [], manifest });
  const problems = (manifest: Built['manifest'], text: string) =>
    checkAdmin(admin(manifest), build({ 'extra.js': text })).flatMap((check) => check.problems);
  expect(problems({ admin: entry('admin.min.js') }, 'let a;\n')).toEqual([]);
  expect(problems({ admin: entry('admin.min.js') }, 'import("./admin.min.js");\n')).toEqual(['extra.js']);
  expect(problems({}, 'let a;\n')).toEqual(['it was not built']);
});
