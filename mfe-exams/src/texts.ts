/** Texts that several features use. */
export const sharedTexts = {
  factMinutes: { en: '{n} minutes', one: '{n} minute', bn: '{n} মিনিট' },
  factUntilClose: { en: 'Until the exam closes', bn: 'পরীক্ষা বন্ধ হওয়া পর্যন্ত' },
  factZone: { en: 'Dhaka time', bn: 'ঢাকার সময়' },
  back: {
    units: { en: 'Back to the units', bn: 'ইউনিটে ফিরে যান' },
    exams: { en: 'Back to the exams', bn: 'পরীক্ষার তালিকায় ফিরুন' },
  },
  refusal: {
    'exams.not-enrolled': {
      en: 'Enrol in the course first; then this exam is yours to sit.',
      bn: 'আগে কোর্সটিতে ভর্তি হোন; তারপর এই পরীক্ষা দিতে পারবেন।',
    },
    'exams.not-registered': {
      en: 'Register for the campaign first; then this exam is yours to sit.',
      bn: 'আগে ক্যাম্পেইনে নিবন্ধন করুন; তারপর এই পরীক্ষা দিতে পারবেন।',
    },
    'exams.withdrawn': { en: 'This exam is no longer offered.', bn: 'এই পরীক্ষা এখন আর নেওয়া হচ্ছে না।' },
    'exams.already-sat': {
      en: 'You have already taken this exam. It can be taken once.',
      bn: 'আপনি এই পরীক্ষা দিয়ে ফেলেছেন। এটি একবারই দেওয়া যায়।',
    },
    'exams.window-over': {
      en: 'This exam closed on {time} (Dhaka time).',
      bn: 'এই পরীক্ষা শেষ হয়েছে {time} (ঢাকার সময়)।',
    },
    'exams.not-open-yet': {
      en: 'This exam opens on {time} (Dhaka time).',
      bn: 'এই পরীক্ষা শুরু হবে {time} (ঢাকার সময়)।',
    },
  },
  goCourse: { en: 'See the course', bn: 'কোর্সটি দেখুন' },
  resultTaken: { en: 'Taken', bn: 'পরীক্ষার তারিখ' },
  resultLater: {
    en: 'The answers and explanations can be seen here once the results are released.',
    bn: 'ফলাফল প্রকাশের পর সঠিক উত্তর ও ব্যাখ্যা এখানে দেখা যাবে।',
  },
  answersLoading: { en: 'Loading the answers…', bn: 'উত্তর আনা হচ্ছে…' },
} as const;
