/** The texts that menu and search show or say. */
export const menuStrings = {
  en: {
    closeMenu: 'Close',
    menu: 'Menu',
    submenu: '{{name}}: submenu',
    search: 'Search',
    clearSearch: 'Clear search',
    openSearch: 'Open search',
    resultCount: '{{count}} results',
    noResults: 'No products found. Press Enter to search the whole site.',
  },
  ar: {
    closeMenu: 'إغلاق',
    menu: 'القائمة',
    submenu: '{{name}}: قائمة فرعية',
    search: 'بحث',
    clearSearch: 'مسح البحث',
    openSearch: 'فتح البحث',
    resultCount: 'عدد النتائج: {{count}}',
    noResults: 'لا توجد منتجات مطابقة. اضغط Enter للبحث في الموقع كله.',
  },
} as const;
