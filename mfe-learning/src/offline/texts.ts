export const texts = {
  keep: { en: 'Keep for offline', bn: 'অফলাইনের জন্য রাখুন' },
  stored: { en: 'On this device: {size} MB', bn: 'এই ডিভাইসে আছে: {size} মেগাবাইট' },
  keepAnew: { en: 'Update', bn: 'হালনাগাদ করুন' },
  removeStored: { en: 'Remove from this device', bn: 'এই ডিভাইস থেকে সরান' },
  noRoom: {
    en: 'There is not enough room on this device. Remove something that you kept, or free some storage.',
    bn: 'এই ডিভাইসে যথেষ্ট জায়গা নেই। আগে রাখা কিছু সরান, অথবা কিছু জায়গা খালি করুন।',
  },
} as const;
