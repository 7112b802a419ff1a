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
    'exams.fees-due': {
      en: 'Fees of this course are due, so its exams wait. “My fees” shows what to pay; after the payment they open again at once.',
      bn: 'এই কোর্সের ফি বাকি, তাই এর পরীক্ষাগুলো বন্ধ আছে। কত দিতে হবে তা “আমার ফি” পাতায় আছে; পরিশোধ করলেই আবার খুলে যাবে।',
    },
    'exams.not-registered': {
      en: 'Register for the campaign first; then this exam is yours to sit.',
      bn: 'আগে ক্যাম্পেইনে নিবন্ধন করুন; তারপর এই পরীক্ষা দিতে পারবেন।',
    },
    'exams.not-in-batch': {
      en: 'This exam is for certain batches of the course, and you are in none of them. Ask the school if that is wrong.',
      bn: 'এই পরীক্ষা কোর্সের নির্দিষ্ট ব্যাচের জন্য, আর আপনি সেসব ব্যাচে নেই। ভুল মনে হলে স্কুলে যোগাযোগ করুন।',
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
    'exams.part.opens': {
      en: 'The part of the course that this exam belongs to opens on {time}.',
      bn: 'এই পরীক্ষা কোর্সের যে অংশের, সেটি খুলবে {time}।',
    },
    'exams.part.closed': {
      en: 'The part of the course that this exam belongs to has been closed since {time}. Ask your teacher if you still need it.',
      bn: 'এই পরীক্ষা কোর্সের যে অংশের, সেটি {time} থেকে বন্ধ। এখনো দরকার হলে শিক্ষককে বলুন।',
    },
    'exams.part.after': {
      en: 'Complete “{title}” first. Then this exam opens.',
      bn: 'আগে “{title}” শেষ করুন। তারপর এই পরীক্ষা খুলবে।',
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
