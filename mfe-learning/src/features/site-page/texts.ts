/** The texts of the pages that the school writes itself. */
export const texts = {
  failed: { en: 'The page could not be loaded.', bn: 'পাতাটি আনা যায়নি।' },
} as const;
