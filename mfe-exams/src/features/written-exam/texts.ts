/** The texts of written exams. */
export const texts = {
  beforeTitle: { en: 'A written exam', bn: 'লিখিত পরীক্ষা' },
  beforeHow: {
    en: 'The question appears when you start. Type your answer, or write it on paper and add photos of up to {max} pages.',
    bn: 'শুরু করলেই প্রশ্ন দেখা যাবে। উত্তর টাইপ করুন, অথবা কাগজে লিখে সর্বোচ্চ {max}টি পৃষ্ঠার ছবি দিন।',
  },
  beforeTime: {
    en: 'You have {n} min for everything: writing, taking photos and uploading them.',
    bn: 'লেখা, ছবি তোলা ও আপলোড করা, সব মিলিয়ে সময় {n} মিনিট।',
  },
  beforeNoLimit: {
    en: 'You have until the exam closes: for writing, taking photos and uploading them.',
    bn: 'পরীক্ষা বন্ধ হওয়ার আগেই লেখা, ছবি তোলা ও আপলোড করা শেষ করতে হবে।',
  },
  beforeMarks: {
    en: 'A teacher marks your answer. You are told when the marks are there.',
    bn: 'একজন শিক্ষক উত্তর দেখে নম্বর দেবেন। নম্বর হলে আপনাকে জানানো হবে।',
  },
  guidelines: { en: 'Guidelines', bn: 'নির্দেশনা' },
  handwrittenPdf: { en: 'Open the handwritten question (PDF)', bn: 'হাতে লেখা প্রশ্ন খুলুন (পিডিএফ)' },
  downloadablePdf: { en: 'Download the question (PDF)', bn: 'প্রশ্ন ডাউনলোড করুন (পিডিএফ)' },
  answerHelp: {
    en: 'It is saved while you write. You can also answer on paper and add photos of the pages below.',
    bn: 'লেখার সঙ্গে সঙ্গেই সংরক্ষণ হয়। চাইলে কাগজে লিখে নিচে পৃষ্ঠার ছবি দিতে পারেন।',
  },
  words: { en: '{n} words', bn: '{n}টি শব্দ' },
  pages: { en: 'Pages of your answer', bn: 'উত্তরের পৃষ্ঠা' },
  pagesHelp: {
    en: 'Photos of up to {max} pages: JPEG, PNG or WebP, no PDF. Lay each page flat, in good light.',
    bn: 'সর্বোচ্চ {max}টি পৃষ্ঠার ছবি: JPEG, PNG বা WebP, পিডিএফ নয়। পৃষ্ঠা সমান করে রেখে ভালো আলোতে ছবি তুলুন।',
  },
  page: { en: 'Page {n}', bn: 'পৃষ্ঠা {n}' },
  open: { en: 'Show page {n} larger', bn: 'পৃষ্ঠা {n} বড় করে দেখুন' },
  criterion: { en: 'Criterion', bn: 'মানদণ্ড' },
  of: { en: '{marks} of {max}', bn: '{max}-এর মধ্যে {marks}' },
  teacher: { en: 'The teacher’s comment', bn: 'শিক্ষকের মন্তব্য' },
  again: { en: 'Marked again on {date}', bn: '{date} আবার নম্বর দেওয়া হয়েছে' },
} as const;
