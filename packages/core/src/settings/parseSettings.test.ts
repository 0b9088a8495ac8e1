import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, anything, flag, isOn, listOf, oneOf, text } from './field.ts';
import { group, parseSettings, type SettingsSource } from './parseSettings.ts';

const schema = {
  clearOnReselect: flag(false, { from: 'clear_on_reselect' }),
  columns: amount(4, { from: 'columns', min: 1, max: 8, whole: true }),
  separator: text(':', { keepSpaces: true }),
  position: oneOf(['left', 'right', 'bottom'], 'bottom'),
  sizes: listOf(amount(0)),
  preview: group({ isOn: flag(true, { from: 'is_on' }) }),
  raw: anything(),
};

const server = (values: Record<string, unknown>): SettingsSource => ({
  name: 'plugin_options',
  values,
  kind: 'server',
});
const owner = (values: Record<string, unknown>): SettingsSource => ({
  name: 'hadaya.settings.demo',
  values,
  kind: 'owner',
});

describe('parseSettings', () => {
  it('returns every default and reports no problem when nothing is set', () => {
    expect(parseSettings(schema, [])).toEqual({
      settings: {
        clearOnReselect: false,
        columns: 4,
        separator: ':',
        position: 'bottom',
        sizes: [],
        preview: { isOn: true },
        raw: undefined,
      },
      problems: [],
    });
  });

  it.each([['1'], ['true'], ['yes'], ['on'], [1], [true], [' YES ']])('reads %o as on', (value) => {
    expect(isOn(value)).toBe(true);
  });

  it.each([['0'], [''], [null], ['off'], ['no'], [undefined], [0], [2], [{}], [[]]])('reads %o as off', (value) => {
    expect(isOn(value)).toBe(false);
  });

  it('reads a setting by the server’s name or Hadaya’s, and lets later sources override earlier ones', () => {
    const { settings } = parseSettings(schema, [
      server({ clear_on_reselect: '1', columns: '3' }),
      owner({ clearOnReselect: 'off' }),
    ]);
    expect(settings.clearOnReselect).toBe(false);
    expect(settings.columns).toBe(3);
  });

  it('clamps a number outside its range and reports the path', () => {
    const { settings, problems } = parseSettings(schema, [server({ columns: '12' })]);
    expect(settings.columns).toBe(8);
    expect(problems).toEqual([{ path: 'plugin_options.columns', message: '"12" is outside 1 to 8; 8 is used' }]);
  });

  it('falls back to the default for a value that is not a number', () => {
    const { settings, problems } = parseSettings(schema, [server({ columns: 'four' })]);
    expect(settings.columns).toBe(4);
    expect(problems[0]?.message).toBe('"four" is not a number; 4 is used');
  });

  it('suggests the nearest valid option', () => {
    const { settings, problems } = parseSettings(schema, [owner({ position: 'botom' })]);
    expect(settings.position).toBe('bottom');
    expect(problems[0]?.message).toContain('did you mean "bottom"?');
  });

  it('lists all options when no option is similar', () => {
    const { problems } = parseSettings(schema, [owner({ position: 'diagonal' })]);
    expect(problems[0]?.message).toContain('use one of left, right, bottom');
  });

  it('reports an unknown name with the closest match', () => {
    const { problems } = parseSettings(schema, [owner({ seperator: '-' })]);
    expect(problems).toEqual([
      { path: 'hadaya.settings.demo.seperator', message: 'unknown setting, did you mean "separator"?' },
    ]);
  });

  it('ignores foreign names in a server object', () => {
    expect(parseSettings(schema, [server({ ajax_url: 'x' })]).problems).toEqual([]);
  });

  it('keeps a separator’s spaces and truncates a long text', () => {
    expect(parseSettings(schema, [server({ separator: ' - ' })]).settings.separator).toBe(' - ');
    const { settings, problems } = parseSettings({ note: text('', { maxLength: 3 }) }, [owner({ note: 'abcd' })]);
    expect(settings.note).toBe('abc');
    expect(problems).toHaveLength(1);
  });

  it('accepts a PHP list with gaps, and an empty PHP array as an object', () => {
    const { settings, problems } = parseSettings(schema, [server({ sizes: { 0: 1, 2: '3' }, preview: [] })]);
    expect(settings.sizes).toEqual([1, 3]);
    expect(settings.preview).toEqual({ isOn: true });
    expect(problems).toEqual([]);
  });

  it('reports a nested problem once with its path', () => {
    const nested = { box: group({ width: amount(10, { min: 5 }) }) };
    const { settings, problems } = parseSettings(nested, [owner({ box: { width: 1 } })]);
    expect(settings.box.width).toBe(5);
    expect(problems).toEqual([
      { path: 'hadaya.settings.demo.box', message: 'width: 1 is outside 5 to Infinity; 5 is used' },
    ]);
  });

  it('ignores inherited properties', () => {
    const inherited: Record<string, unknown> = Object.create({ columns: 2 });
    expect(parseSettings(schema, [server(inherited)]).settings.columns).toBe(4);
  });

  it.each([
    ['an object whose toString is not a function', { toString: '' }],
    ['an object whose toJSON throws', { toJSON: () => expect.unreachable() }],
    ['a big integer', 10n],
    ['a symbol', Symbol('x')],
  ])('uses the defaults for %s', (_name, value) => {
    const { settings } = parseSettings(schema, [server({ position: value, columns: value, separator: value })]);
    expect(settings).toMatchObject({ position: 'bottom', columns: 4, separator: ':' });
  });

  it('never throws for arbitrary values', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(schema), 'clear_on_reselect'), fc.anything()),
        (values) => {
          const { settings } = parseSettings(schema, [server(values), owner(values)]);
          expect(settings.columns).toBeGreaterThanOrEqual(1);
          expect(settings.columns).toBeLessThanOrEqual(8);
          expect(['left', 'right', 'bottom']).toContain(settings.position);
        },
      ),
      { numRuns: 500 },
    );
  });
});
