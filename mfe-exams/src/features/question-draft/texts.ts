/** The texts of the drafting pages, beside the code: students do not load them. */
export const texts = {
  newTitle: { en: 'New MCQ', bn: 'নতুন প্রশ্ন' },
  editTitle: { en: 'Edit MCQ', bn: 'প্রশ্ন সম্পাদনা' },
  lead: {
    en: 'The question is stored in the question bank, from which any exam can take it.',
    bn: 'প্রশ্নটি প্রশ্নব্যাংকে জমা থাকবে; সেখান থেকে যেকোনো পরীক্ষায় নেওয়া যাবে।',
  },
  add: { en: 'Add MCQ', bn: 'প্রশ্ন যোগ করুন' },
  added: { en: 'MCQ added successfully.', bn: 'প্রশ্নটি যোগ হয়েছে।' },
  saved: { en: 'The question is saved.', bn: 'প্রশ্নটি সংরক্ষণ করা হয়েছে।' },
  addFailed: {
    en: 'Failed to add MCQ. Please try again later.',
    bn: 'প্রশ্নটি যোগ করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  loadFailed: { en: 'Failed to load MCQ data', bn: 'প্রশ্নটি আনা যায়নি' },
} as const;
