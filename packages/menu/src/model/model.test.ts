import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnchorId } from './anchorHash.ts';
import type { MenuShape } from './menuShape.ts';
import { createMenuReducer, createMenuState, type MenuAction, type MenuState } from './reduceMenu.ts';
import { isOnTheWay } from './safeTriangle.ts';
import { easeInOut, scrollPosition } from './scrollPath.ts';
import { tapParent } from './tapLink.ts';
import { chooseMode } from './viewport.ts';
import { readWalk, walkFrom } from './walkItems.ts';

const WIDE = { isMobile: false, isTablet: false };
const TABLET = { isMobile: false, isTablet: true };
const PHONE = { isMobile: true, isTablet: true };

/** Six top items with submenus, the first of them with a nested one (id 6). */
const branches = [...[0, 1, 2, 3, 4, 5].map((id) => ({ id, parent: null })), { id: 6, parent: 0 }];

function shape(values: Partial<MenuShape> = {}): MenuShape {
  return { layout: 'horizontal', breakpoint: 'tablet', linkRedirect: 'child', branches, ...values };
}

function run(menu: MenuShape, viewport: typeof WIDE, actions: readonly MenuAction[]): MenuState {
  return actions.reduce(createMenuReducer(menu), createMenuState(menu, viewport));
}

describe('modes', () => {
  it.each([
    ['tablet', WIDE, false],
    ['tablet', TABLET, true],
    ['mobile', TABLET, false],
    ['mobile', PHONE, true],
    ['none', PHONE, false],
  ] as const)('a menu with breakpoint %s at %o is folded: %s', (breakpoint, viewport, isFolded) => {
    expect(chooseMode(shape({ breakpoint }), viewport).isFolded).toBe(isFolded);
  });

  it('opens parents by click at 1,024 px and below even when the bar does not fold', () => {
    expect(chooseMode(shape({ breakpoint: 'none' }), TABLET).opensByClick).toBe(true);
    expect(chooseMode(shape({ breakpoint: 'none' }), WIDE).opensByClick).toBe(false);
  });

  it.each(['vertical', 'expandible', 'flyout'] as const)('a %s menu always opens by click, in the flow', (layout) => {
    expect(chooseMode(shape({ layout }), WIDE)).toMatchObject({ opensByClick: true, submenusInFlow: true });
  });
});

describe('the reducer', () => {
  it('rule 1: the toggle opens and closes the list, and closing closes every submenu', () => {
    const open: readonly MenuAction[] = [{ kind: 'toggled' }, { kind: 'branch-opened', id: 6, keepSiblings: true }];
    expect(run(shape(), TABLET, open)).toMatchObject({ isOpen: true, openBranches: [0, 6] });
    expect(run(shape(), TABLET, [...open, { kind: 'toggled' }])).toMatchObject({ isOpen: false, openBranches: [] });
  });

  it('has no toggle above the breakpoint', () => {
    expect(run(shape(), WIDE, [{ kind: 'toggled' }]).isOpen).toBe(false);
  });

  it('rule 16: clicks leave siblings open, the keyboard closes all of them', () => {
    const first: MenuAction = { kind: 'branch-opened', id: 0, keepSiblings: true };
    expect(run(shape(), TABLET, [first, { kind: 'branch-opened', id: 3, keepSiblings: true }]).openBranches).toEqual([
      0, 3,
    ]);
    expect(run(shape(), TABLET, [first, { kind: 'branch-opened', id: 3, keepSiblings: false }]).openBranches).toEqual([
      3,
    ]);
  });

  it('closing a branch closes what lies below it', () => {
    const actions: readonly MenuAction[] = [
      { kind: 'branch-opened', id: 6, keepSiblings: true },
      { kind: 'branch-closed', id: 0 },
    ];
    expect(run(shape(), TABLET, actions).openBranches).toEqual([]);
  });

  it('rule 46: crossing a breakpoint closes everything, staying inside changes nothing', () => {
    const state = run(shape(), TABLET, [{ kind: 'toggled' }]);
    const reduce = createMenuReducer(shape());
    expect(reduce(state, { kind: 'viewport-changed', viewport: PHONE })).toBe(state);
    expect(reduce(state, { kind: 'viewport-changed', viewport: WIDE })).toMatchObject({ isOpen: false });
    const flyout = shape({ layout: 'flyout' });
    expect(run(flyout, WIDE, [{ kind: 'toggled' }, { kind: 'viewport-changed', viewport: PHONE }]).isOpen).toBe(true);
  });

  it('keeps three promises over any sequence: parents of open branches are open, closed lists hold none, no-ops keep the state', () => {
    const id = fc.integer({ min: 0, max: 6 });
    const action: fc.Arbitrary<MenuAction> = fc.oneof(
      fc.constantFrom<MenuAction>({ kind: 'toggled' }, { kind: 'closed' }, { kind: 'branches-closed' }),
      fc.record({ kind: fc.constant('branch-opened' as const), id, keepSiblings: fc.boolean() }),
      fc.record({ kind: fc.constant('branch-closed' as const), id }),
      fc.record({ kind: fc.constant('viewport-changed' as const), viewport: fc.constantFrom(WIDE, TABLET, PHONE) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { openBranches } = run(shape(), TABLET, actions);
        if (openBranches.includes(6)) expect(openBranches).toContain(0);
        expect(run(shape(), TABLET, [...actions, { kind: 'closed' }]).openBranches).toEqual([]);
        const state = run(shape(), TABLET, [...actions, { kind: 'closed' }]);
        expect(createMenuReducer(shape())(state, { kind: 'closed' })).toBe(state);
      }),
    );
  });
});

describe('a tap on a parent', () => {
  const tap = { linkRedirect: 'child', opensByClick: true, isOpen: false, isEmptyLink: false } as const;

  it.each([
    ['row 7: first tap opens', tap, 'open'],
    ['row 8: second tap follows', { ...tap, isOpen: true }, 'follow'],
    ['row 9: second tap on # closes', { ...tap, isOpen: true, isEmptyLink: true }, 'close'],
    ['row 11: self_link follows at once', { ...tap, linkRedirect: 'self_link' }, 'follow'],
    ['self_link with # opens', { ...tap, linkRedirect: 'self_link', isEmptyLink: true }, 'open'],
    ['rule 8: a wide bar follows', { ...tap, opensByClick: false }, 'follow'],
  ] as const)('%s', (_name, given, effect) => {
    expect(tapParent(given)).toBe(effect);
  });
});

describe('walking', () => {
  it.each([
    ['ArrowDown', { isBar: false, isRtl: false }, 'next'],
    ['ArrowUp', { isBar: false, isRtl: true }, 'previous'],
    ['ArrowRight', { isBar: true, isRtl: false }, 'next'],
    ['ArrowRight', { isBar: true, isRtl: true }, 'previous'],
    ['ArrowLeft', { isBar: true, isRtl: true }, 'next'],
    ['ArrowDown', { isBar: true, isRtl: false }, undefined],
    ['ArrowRight', { isBar: false, isRtl: false }, undefined],
    ['Home', { isBar: true, isRtl: false }, 'first'],
    ['End', { isBar: false, isRtl: false }, 'last'],
  ] as const)('%s with %o is %s', (key, place, walk) => {
    expect(readWalk(key, place)).toBe(walk);
  });

  it('row 21: stops at the ends', () => {
    expect([
      walkFrom(4, 5, 'next'),
      walkFrom(0, 5, 'previous'),
      walkFrom(2, 5, 'first'),
      walkFrom(2, 5, 'last'),
    ]).toEqual([4, 0, 0, 4]);
  });
});

describe('in-page links', () => {
  const page = 'https://shop.example/page/?a=1';

  it.each([
    ['#about', 'about'],
    ['https://shop.example/page/?a=1#about', 'about'],
    ['#a/b', 'a/b'],
    ['#%D8%B9%D9%86', 'عن'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#a.b', 'a.b'],
    ['#', undefined],
    ['', undefined],
    ['/other/#about', undefined],
    ['/page/#about', undefined],
    ['http://[', undefined],
    ['mailto:x@y.example', undefined],
  ])('rule 37, 38: %s points at %o', (href, id) => {
    expect(readAnchorId(href, page)).toBe(id);
  });
});

describe('the scroll', () => {
  it('starts and ends where it should, and never turns back', () => {
    const path = { from: 100, to: 900, durationMs: 800 };
    expect(scrollPosition(path, 0)).toBe(100);
    expect(scrollPosition(path, 800)).toBe(900);
    expect(scrollPosition({ ...path, durationMs: 0 }, 0)).toBe(900);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a];
        expect(easeInOut(late)).toBeGreaterThanOrEqual(easeInOut(early) - 1e-9);
      }),
    );
  });
});

describe('the safe triangle', () => {
  const below = { left: 100, right: 320, top: 60, bottom: 300 };
  const beside = { left: 320, right: 540, top: 60, bottom: 300 };

  it.each([
    ['down towards a submenu below', { x: 150, y: 50 }, { x: 140, y: 40 }, below, true],
    ['sideways along the bar', { x: 400, y: 40 }, { x: 140, y: 40 }, below, false],
    ['diagonally towards a nested submenu', { x: 280, y: 130 }, { x: 200, y: 90 }, beside, true],
    ['away from a nested submenu', { x: 150, y: 130 }, { x: 200, y: 90 }, beside, false],
    ['from below up to a submenu that opens upwards', { x: 200, y: 320 }, { x: 200, y: 340 }, below, true],
    ['from the right to a submenu on the left', { x: 560, y: 100 }, { x: 600, y: 90 }, beside, true],
  ] as const)('%s', (_name, point, from, submenu, expected) => {
    expect(isOnTheWay(point, from, submenu)).toBe(expected);
  });
});
