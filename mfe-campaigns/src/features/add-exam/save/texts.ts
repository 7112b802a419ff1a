export const texts = {
  paperPoints: { en: '{n} marks', one: '{n} mark', bn: '{n} নম্বর' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  subjects: { en: '{n} subjects', one: '{n} subject', bn: '{n}টি বিষয়' },
  questions: { en: '{n} questions', one: '{n} question', bn: '{n}টি প্রশ্ন' },
  draftOutdated: {
    en: 'The saved exam has changed since then. When you save, you see both versions and choose one.',
    bn: 'এর মধ্যে সংরক্ষিত পরীক্ষাটি বদলেছে। সংরক্ষণের সময় দুটি সংস্করণ দেখে একটি বেছে নেবেন।',
  },
  askTitle: { en: 'Save the exam like this?', bn: 'পরীক্ষাটি এভাবেই সংরক্ষণ করবেন?' },
  askKeyless: {
    en: '{n} questions have no correct option',
    one: '{n} question has no correct option',
    bn: '{n}টি প্রশ্নে সঠিক উত্তর চিহ্নিত নেই',
  },
  askKeylessText: {
    en: 'Those who leave such a question blank get its points, and every answer counts as wrong.',
    bn: 'এমন প্রশ্ন যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে।',
  },
  askMore: { en: 'and {n} more', bn: 'আরও {n}টি' },
  askConfirm: { en: 'Yes, save', bn: 'হ্যাঁ, সংরক্ষণ করুন' },
} as const;
