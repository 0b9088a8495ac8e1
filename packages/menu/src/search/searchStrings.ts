/** The texts that the search shows or says. */
export const searchStrings = {
  en: {
    search: 'Search',
    clearSearch: 'Clear search',
    openSearch: 'Open search',
    resultCount: '{{count}} results',
    noResults: 'No products found. Press Enter to search the whole site.',
  },
  ar: {
    search: 'بحث',
    clearSearch: 'مسح البحث',
    openSearch: 'فتح البحث',
    resultCount: 'عدد النتائج: {{count}}',
    noResults: 'لا توجد منتجات مطابقة. اضغط Enter للبحث في الموقع كله.',
  },
} as const;
