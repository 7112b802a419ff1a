export const texts = {
  draftOutdated: {
    en: 'The saved exam has changed since then. When you save, you see both versions and choose one.',
    bn: 'এর মধ্যে সংরক্ষিত পরীক্ষাটি বদলেছে। সংরক্ষণের সময় দুটি সংস্করণ দেখে একটি বেছে নেবেন।',
  },
  askTitle: { en: 'Save the exam like this?', bn: 'পরীক্ষাটি এভাবেই সংরক্ষণ করবেন?' },
  askKeylessText: {
    en: 'Those who leave such a question blank get its points, and every answer counts as wrong.',
    bn: 'এমন প্রশ্ন যারা ফাঁকা রাখবে তারা নম্বর পাবে, আর যেকোনো উত্তর ভুল ধরা হবে।',
  },
} as const;
