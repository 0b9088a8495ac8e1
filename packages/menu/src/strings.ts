/** The texts that the menu shows or says. */
export const menuStrings = {
  en: { closeMenu: 'Close', menu: 'Menu', submenu: '{{name}}: submenu' },
  ar: { closeMenu: 'إغلاق', menu: 'القائمة', submenu: '{{name}}: قائمة فرعية' },
} as const;
