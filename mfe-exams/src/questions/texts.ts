export const texts = {
  beforeNoData: {
    en: 'No exam data found. Please try again.',
    bn: 'পরীক্ষার কোনো তথ্য পাওয়া যায়নি। আবার চেষ্টা করুন।',
  },
  review: {
    correct: { en: 'Right', bn: 'সঠিক' },
    wrong: { en: 'Wrong', bn: 'ভুল' },
    blank: { en: 'Not answered', bn: 'উত্তর দেওয়া হয়নি' },
    held: { en: 'Key comes later', bn: 'উত্তর পরে দেখা যাবে' },
  },
  reviewVoid: { en: 'Void', bn: 'বাতিল' },
  reviewKey: { en: 'Correct answer', bn: 'সঠিক উত্তর' },
  reviewScore: { en: '{score} of {points}', bn: '{points}-এর মধ্যে {score}' },
  paperLanguageLabel: { en: 'Language of the questions', bn: 'প্রশ্নের ভাষা' },
  paperLanguage: {
    bn: { en: 'বাংলা', bn: 'বাংলা' },
    en: { en: 'English', bn: 'English' },
    both: { en: 'Both', bn: 'দুটোই' },
  },
} as const;
