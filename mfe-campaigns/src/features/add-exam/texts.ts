export const texts = {
  pageAdd: { en: 'Add exam: {campaign}', bn: 'পরীক্ষা যোগ করুন: {campaign}' },
  pageEdit: { en: 'Edit exam: {campaign}', bn: 'পরীক্ষা সম্পাদনা: {campaign}' },
  pageBack: { en: 'Back to the campaign', bn: 'ক্যাম্পেইনে ফিরুন' },
  pageNotAllowed: { en: 'Not among your permissions', bn: 'এই কাজের অনুমতি নেই' },
  pageNotAllowedText: {
    en: 'Your account may not write the exams of campaigns. An administrator with all permissions can change that.',
    bn: 'আপনার অ্যাকাউন্ট থেকে ক্যাম্পেইনের পরীক্ষা লেখা যায় না। সব অনুমতি আছে এমন প্রশাসক চাইলে তা বদলাতে পারেন।',
  },
  pageWindow: { en: 'Open from {from} to {to}', bn: '{from} থেকে {to} পর্যন্ত খোলা' },
  begun: {
    running: { en: 'This campaign is running.', bn: 'ক্যাম্পেইনটি এখন চলছে।' },
    past: { en: 'This campaign is over.', bn: 'এই ক্যাম্পেইন শেষ হয়ে গেছে।' },
  },
  begunText: {
    running: {
      en: 'As soon as the exam is saved, everybody who is registered can start it, and its paper stays as it is from then on.',
      bn: 'সংরক্ষণ করামাত্র নিবন্ধিত সবাই পরীক্ষা শুরু করতে পারবে; এরপর প্রশ্নপত্র আর বদলানো যাবে না।',
    },
    past: {
      en: 'An exam added now is kept with the campaign, but nobody can sit it any more.',
      bn: 'এখন পরীক্ষা যোগ করলে তা ক্যাম্পেইনের সঙ্গে থাকবে, কিন্তু কেউ আর দিতে পারবে না।',
    },
  },
  paperCorrect: { en: 'correct', bn: 'সঠিক' },
  rulesNameHelp: { en: 'Left empty: the campaign’s title.', bn: 'ফাঁকা রাখলে ক্যাম্পেইনের শিরোনাম।' },
  rulesTimeLimit: { en: 'Time limit (minutes)', bn: 'সময়সীমা (মিনিট)' },
  rulesTotalMarksHelp: { en: 'Left empty: what can be reached.', bn: 'ফাঁকা রাখলে যত পাওয়া সম্ভব তত।' },
  rulesNegative: { en: 'Negative marking (%)', bn: 'নেগেটিভ মার্কিং (%)' },
  marksReachable: {
    en: 'With the questions below, {n} marks can be reached.',
    one: 'With the questions below, {n} mark can be reached.',
    bn: 'নিচের প্রশ্নগুলোতে {n} নম্বর পাওয়া সম্ভব।',
  },
  marksBetween: {
    en: 'With the questions below, {min} to {max} marks can be reached, depending on the subjects chosen.',
    bn: 'নিচের প্রশ্নগুলোতে কোন বিষয় বেছে নেওয়া হয় তার ওপর {min} থেকে {max} নম্বর পাওয়া সম্ভব।',
  },
  marksNone: { en: 'There are no questions yet.', bn: 'এখনো কোনো প্রশ্ন নেই।' },
  marks: {
    tooHigh: {
      en: 'The total is {total}, but at most {max} can be reached.',
      bn: 'মোট নম্বর {total}, কিন্তু পাওয়া সম্ভব সর্বোচ্চ {max}।',
    },
    tooLow: {
      en: 'The total is {total}, but up to {max} can be reached.',
      bn: 'মোট নম্বর {total}, কিন্তু পাওয়া সম্ভব {max} পর্যন্ত।',
    },
  },
  marksAdvice: {
    tooHigh: {
      en: 'Nobody can get full marks. Lower the total, or add questions.',
      bn: 'কেউ পুরো নম্বর পাবে না। মোট নম্বর কমান, নয়তো প্রশ্ন যোগ করুন।',
    },
    tooLow: {
      en: 'A score above the total is cut off at it. Raise the total, or lower the points.',
      bn: 'মোটের বেশি পেলে বাড়তিটুকু বাদ যাবে। মোট নম্বর বাড়ান, নয়তো প্রশ্নের নম্বর কমান।',
    },
  },
  paperTitle: { en: 'The paper', bn: 'প্রশ্নপত্র' },
  saveSaved: { en: 'The exam is saved.', bn: 'পরীক্ষাটি সংরক্ষিত হয়েছে।' },
  saveSavedDraft: {
    en: 'Saved. The exam can be sat once it has questions.',
    bn: 'সংরক্ষিত হয়েছে। প্রশ্ন যোগ হলে পরীক্ষা দেওয়া যাবে।',
  },
  rulesScoreAtOnce: {
    en: 'Show the score at once. Otherwise it is shown after the end, so that nobody can find out the key while others are still sitting.',
    bn: 'নম্বর সঙ্গে সঙ্গে দেখানো হোক। না হলে শেষ হওয়ার পরে দেখানো হবে, যাতে অন্যদের পরীক্ষা চলাকালে কেউ উত্তর বের করতে না পারে।',
  },
  placeMandatory: { en: 'mandatory', bn: 'আবশ্যিক' },
  placePoints: { en: 'points', bn: 'নম্বর' },
  placeOption: { en: 'option', bn: 'উত্তর' },
} as const;
