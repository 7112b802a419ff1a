/** The texts of photographed pages. */
export const texts = {
  camera: { en: 'Take a photo', bn: 'ছবি তুলুন' },
  choose: { en: 'Choose pictures', bn: 'ছবি বেছে নিন' },
  page: { en: 'Page {n}', bn: 'পৃষ্ঠা {n}' },
  earlier: { en: 'Move page {n} forward', bn: 'পৃষ্ঠা {n} আগে নিন' },
  later: { en: 'Move page {n} back', bn: 'পৃষ্ঠা {n} পরে নিন' },
  rotate: { en: 'Rotate page {n}', bn: 'পৃষ্ঠা {n} ঘোরান' },
  remove: { en: 'Remove page {n}', bn: 'পৃষ্ঠা {n} সরান' },
  open: { en: 'Show page {n} larger', bn: 'পৃষ্ঠা {n} বড় করে দেখুন' },
  removed: { en: 'The page is removed.', bn: 'পৃষ্ঠাটি সরানো হয়েছে।' },
  undo: { en: 'Bring it back', bn: 'ফিরিয়ে আনুন' },
  uploading: { en: 'Uploading page {n}', bn: 'পৃষ্ঠা {n} আপলোড হচ্ছে' },
  waiting: {
    en: 'No connection. This page is sent when the connection is back; keep this page open.',
    bn: 'সংযোগ নেই। সংযোগ ফিরলে পৃষ্ঠাটি পাঠানো হবে; এই পাতা খোলা রাখুন।',
  },
  giveUp: { en: 'Leave it out', bn: 'বাদ দিন' },
  tooMany: {
    en: 'An answer has at most {max} pages; the others were left out.',
    bn: 'একটি উত্তরে সর্বোচ্চ {max}টি পৃষ্ঠা থাকে; বাকিগুলো নেওয়া হয়নি।',
  },
  unreadable: {
    en: '{name} cannot be read as a picture. Take a photo or choose a JPEG, PNG or WebP.',
    bn: '{name} ছবি হিসেবে পড়া যায়নি। ছবি তুলুন, অথবা JPEG, PNG বা WebP বেছে নিন।',
  },
} as const;
