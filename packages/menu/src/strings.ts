/** The texts that every menu shows or says. */
export const menuStrings = {
  en: { menu: 'Menu', submenu: '{{name}}: submenu' },
  ar: { menu: 'القائمة', submenu: '{{name}}: قائمة فرعية' },
} as const;
