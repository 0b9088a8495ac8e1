import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseMode, type MenuShape, tapParent } from './chooseMode.ts';
import { createMenuReducer, createMenuState, type MenuAction, type MenuState } from './menuReducer.ts';

const WIDE = { isMobile: false, isTablet: false, isTouch: false };
const TABLET = { isMobile: false, isTablet: true, isTouch: false };
const PHONE = { isMobile: true, isTablet: true, isTouch: false };

/** Six top items with submenus; the first contains a nested submenu (id 6). */
const branches = [...[0, 1, 2, 3, 4, 5].map((id) => ({ id, parent: null })), { id: 6, parent: 0 }];

function shape(values: Partial<MenuShape> = {}): MenuShape {
  return { layout: 'horizontal', breakpoint: 'tablet', linkRedirect: 'child', branches, ...values };
}

function run(menu: MenuShape, viewport: typeof WIDE, actions: readonly MenuAction[]): MenuState {
  return actions.reduce(createMenuReducer(menu), createMenuState(menu, viewport));
}

describe('menu modes', () => {
  it.each([
    ['tablet', WIDE, false],
    ['tablet', TABLET, true],
    ['mobile', TABLET, false],
    ['mobile', PHONE, true],
    ['none', PHONE, false],
  ] as const)('with breakpoint %s, a menu at %o is collapsed: %s', (breakpoint, viewport, isFolded) => {
    expect(chooseMode(shape({ breakpoint }), viewport).isFolded).toBe(isFolded);
  });

  it.each([
    ['vertical', TABLET, true],
    ['expandible', PHONE, false],
    ['flyout', PHONE, false],
  ] as const)('a %s menu at %o is collapsed: %s', (layout, viewport, isFolded) => {
    expect(chooseMode(shape({ layout }), viewport).isFolded).toBe(isFolded);
  });

  it('opens parents on click at 1,024 px and below, even when the bar does not collapse', () => {
    expect(chooseMode(shape({ breakpoint: 'none' }), TABLET).opensByClick).toBe(true);
    expect(chooseMode(shape({ breakpoint: 'none' }), WIDE).opensByClick).toBe(false);
  });

  it('on a touch device with a wide window, stays a bar and opens parents on tap', () => {
    const touch = { ...WIDE, isTouch: true };
    expect(chooseMode(shape(), touch)).toEqual({ isFolded: false, opensByClick: true, submenusInFlow: false });
  });

  it.each(['vertical', 'expandible', 'flyout'] as const)(
    'submenus of a %s menu open on click and push content down, even in a wide window',
    (layout) => {
      expect(chooseMode(shape({ layout }), WIDE)).toMatchObject({ opensByClick: true, submenusInFlow: true });
    },
  );
});

describe('the reducer', () => {
  it('opens and closes the list with the toggle, and closes every submenu with the list', () => {
    const open: readonly MenuAction[] = [{ kind: 'toggled' }, { kind: 'branch-opened', id: 6, keepSiblings: true }];
    expect(run(shape(), TABLET, open)).toMatchObject({ isOpen: true, openBranches: [0, 6] });
    expect(run(shape(), TABLET, [...open, { kind: 'toggled' }])).toMatchObject({ isOpen: false, openBranches: [] });
  });

  it('ignores the toggle above the breakpoint', () => {
    expect(run(shape(), WIDE, [{ kind: 'toggled' }]).isOpen).toBe(false);
  });

  it('lets the toggle open an expandable menu above the breakpoint', () => {
    expect(run(shape({ layout: 'expandible' }), WIDE, [{ kind: 'toggled' }]).isOpen).toBe(true);
  });

  it('closes an open list', () => {
    expect(run(shape(), TABLET, [{ kind: 'toggled' }, { kind: 'closed' }]).isOpen).toBe(false);
  });

  it('opens a closed branch and closes an open one', () => {
    const toggle: MenuAction = { kind: 'branch-toggled', id: 3, keepSiblings: true };
    expect(run(shape(), TABLET, [toggle]).openBranches).toEqual([3]);
    expect(run(shape(), TABLET, [toggle, toggle]).openBranches).toEqual([]);
  });

  it('keeps an open branch’s submenus open when it is opened again', () => {
    const open: readonly MenuAction[] = [
      { kind: 'branch-opened', id: 3, keepSiblings: true },
      { kind: 'branch-opened', id: 6, keepSiblings: true },
    ];
    const state = run(shape(), TABLET, open);
    const reduce = createMenuReducer(shape());
    expect(reduce(state, { kind: 'branch-opened', id: 6 })).toBe(state);
    expect(reduce(state, { kind: 'branch-opened', id: 0 }).openBranches).toEqual([0, 6]);
  });

  it('keeps siblings open only with keepSiblings', () => {
    const first: MenuAction = { kind: 'branch-opened', id: 0, keepSiblings: true };
    expect(run(shape(), TABLET, [first, { kind: 'branch-opened', id: 3, keepSiblings: true }]).openBranches).toEqual([
      0, 3,
    ]);
    expect(run(shape(), TABLET, [first, { kind: 'branch-opened', id: 3, keepSiblings: false }]).openBranches).toEqual([
      3,
    ]);
  });

  it('closing a branch also closes its descendants', () => {
    const actions: readonly MenuAction[] = [
      { kind: 'branch-opened', id: 6, keepSiblings: true },
      { kind: 'branch-closed', id: 0 },
    ];
    expect(run(shape(), TABLET, actions).openBranches).toEqual([]);
    const other: MenuAction = { kind: 'branch-opened', id: 3, keepSiblings: true };
    expect(run(shape(), TABLET, [other, ...actions]).openBranches).toEqual([3]);
  });

  it('crossing a breakpoint closes the list and every submenu, while other resizes change nothing', () => {
    const state = run(shape(), TABLET, [{ kind: 'toggled' }, { kind: 'branch-opened', id: 3 }]);
    const reduce = createMenuReducer(shape());
    expect(reduce(state, { kind: 'viewport-changed', viewport: PHONE })).toBe(state);
    expect(reduce(state, { kind: 'viewport-changed', viewport: WIDE })).toMatchObject({
      isOpen: false,
      openBranches: [],
    });
    const flyout = shape({ layout: 'flyout' });
    expect(run(flyout, WIDE, [{ kind: 'toggled' }, { kind: 'viewport-changed', viewport: PHONE }]).isOpen).toBe(true);
  });

  it('after any sequence of actions, open branches have open parents, and a closed list has no open branches', () => {
    const id = fc.integer({ min: 0, max: 6 });
    const action: fc.Arbitrary<MenuAction> = fc.oneof(
      fc.constantFrom<MenuAction>({ kind: 'toggled' }, { kind: 'closed' }),
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

describe('a tap on a parent that opens on click', () => {
  it.each([
    ['first tap opens', 'child', false, false, 'open'],
    ['second tap follows', 'child', true, false, 'follow'],
    ['second tap on # closes', 'child', true, true, 'close'],
    ['self_link follows at once', 'self_link', false, false, 'follow'],
    ['self_link with # opens', 'self_link', false, true, 'open'],
  ] as const)('%s', (_name, linkRedirect, isOpen, isEmptyLink, effect) => {
    expect(tapParent(linkRedirect, isOpen, isEmptyLink)).toBe(effect);
  });
});
