import { afterEach, describe, expect, it } from 'vitest';
import { awaitsData, takeData } from './data.ts';

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(document, 'hadayaTaken');
  Reflect.deleteProperty(window, 'hadaya');
  Reflect.deleteProperty(window, 'their_options');
});

function print(id: string, text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = id;
  script.textContent = text;
  document.body.append(script);
}

const read = () => Reflect.get(window, 'hadaya');

describe('takeData', () => {
  it('reads each printed data element only once and appends its lists to the existing ones', () => {
    print('hadaya-settings', '{"baseUrl":"/dist/","islands":[]}');
    print('hadaya-islands', '{"islands":["menu","gallery"],"printed":["menu"]}');
    expect(takeData(window)).toBe(true);
    print('hadaya-more', '{"islands":["gallery","swatches"],"printed":["gallery"]}');
    expect(takeData(window)).toBe(true);
    expect(takeData(window)).toBe(false);
    expect(read()).toEqual({
      baseUrl: '/dist/',
      islands: ['menu', 'gallery', 'swatches'],
      printed: ['menu', 'gallery'],
    });
  });

  it('reads every data element printed with a product’s form', () => {
    print('hadaya-form', '{"printed":["swatches"]}');
    print('hadaya-form-2', '{"islands":["quote"]}');
    print('hadaya-former', '{"islands":["foreign"]}');
    takeData(window);
    expect(read()).toEqual({ printed: ['swatches'], islands: ['quote'] });
    expect(awaitsData(window)).toBe(false);
  });

  it('the owner’s settings override matching printed settings and leave the rest unchanged', () => {
    Reflect.set(window, 'hadaya', { baseUrl: '/own/', settings: { menu: { hover: true }, look: 'plain' } });
    print(
      'hadaya-settings',
      '{"baseUrl":"/dist/","settings":{"menu":{"hover":false,"speed":2},"look":"hadaya","gallery":{}}}',
    );
    takeData(window);
    expect(read()).toEqual({
      baseUrl: '/own/',
      settings: { menu: { hover: true, speed: 2 }, look: 'plain', gallery: {} },
    });
  });

  it('a new page’s settings override those of the page that it replaces', () => {
    print('hadaya-settings', '{"settings":{"menu":{"speed":1,"hover":true}}}');
    takeData(window);
    document.body.innerHTML = '';
    print('hadaya-settings', '{"settings":{"menu":{"speed":2}}}');
    takeData(window);
    expect(read().settings).toEqual({ menu: { speed: 2, hover: true } });
  });

  it('assigns a replaced plugin’s settings unless the global already exists', () => {
    print('hadaya-more', '{"globals":{"their_options":{"a":1}}}');
    takeData(window);
    expect(Reflect.get(window, 'their_options')).toEqual({ a: 1 });
    Reflect.set(window, 'their_options', { a: 2 });
    print('hadaya-last', '{"globals":{"their_options":{"a":3}}}');
    takeData(window);
    expect(Reflect.get(window, 'their_options')).toEqual({ a: 2 });
    expect(read()).toBeUndefined();
  });

  it('ignores data that is truncated, malformed or already read', () => {
    print('hadaya-islands', '{"islands":["me');
    print('hadaya-more', '[1]');
    print('hadaya-last', '{"islands":["menu"]}');
    Reflect.set(document.getElementById('hadaya-last') ?? {}, 'hadayaTaken', true);
    expect(takeData(window)).toBe(false);
    expect(read()).toBeUndefined();
    // A fully parsed page receives no more elements.
    expect(awaitsData(window)).toBe(false);
  });
});
