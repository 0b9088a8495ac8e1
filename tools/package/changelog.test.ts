// @vitest-environment node
import { expect, test } from 'vitest';
import { notesOf, releaseChangelog } from './changelog.ts';

const BEFORE =
  '# Changelog\n\nIntro.\n\n## 0.2.0 (not released yet)\n\n- Lighter.\n\n## 0.1.0 (2026-11-01)\n\n- First.\n';
const NOTES = [
  { id: 'b', summary: 'Second note,\non two lines.' },
  { id: 'a', summary: 'Told above. See CHANGELOG.md.' },
  { id: 'c', summary: '' },
];

test('adds the release date to the version’s heading and the remaining notes at the end of its section', () => {
  expect(releaseChangelog(BEFORE, '0.2.0', '2026-12-01', NOTES)).toBe(
    '# Changelog\n\nIntro.\n\n## 0.2.0 (2026-12-01)\n\n- Lighter.\n\n### Change by change\n\n- Second note, on two lines.\n\n## 0.1.0 (2026-11-01)\n\n- First.\n',
  );
});

test('adds a missing heading for the version above the headings of older versions', () => {
  const text = releaseChangelog(BEFORE, '0.3.0', '2026-12-02', [{ id: 'x', summary: 'New.' }]);
  expect(text).toContain('Intro.\n\n## 0.3.0 (2026-12-02)\n\n### Change by change\n\n- New.\n\n## 0.2.0 (not');
  expect(releaseChangelog('# Changelog\n', '0.1.0', '2026-12-02', [])).toBe('# Changelog\n\n## 0.1.0 (2026-12-02)\n');
});

test('ends a version’s notes at the next version', () => {
  expect(notesOf(BEFORE, '0.2.0')).toBe('- Lighter.');
  expect(notesOf(BEFORE, '0.1.0')).toBe('- First.');
  expect(notesOf(BEFORE, '9.9.9')).toBe('');
});
