/** Texts of the parts of practice that pages of other features mount. */
export const texts = {
  home: { en: 'All practice', bn: 'সব অনুশীলন' },
  bookmark: { en: 'Bookmark', bn: 'বুকমার্ক' },
  bookmarked: { en: 'Bookmarked', bn: 'বুকমার্ক করা' },
} as const;
