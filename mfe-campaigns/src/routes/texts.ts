export const texts = {
  titleOf: { en: 'Merit list: {title}', bn: 'মেধাতালিকা: {title}' },
  back: { en: 'The campaign', bn: 'ক্যাম্পেইনের পাতা' },
  notReleased: {
    en: 'The results are not released yet. We write to everybody who sat the exam as soon as they are.',
    bn: 'ফল এখনো প্রকাশিত হয়নি। প্রকাশের সঙ্গে সঙ্গে পরীক্ষার্থীদের ইমেইলে জানানো হবে।',
  },
  early: {
    en: 'Only administrators see this list before the results are released.',
    bn: 'ফল প্রকাশের আগে এই তালিকা শুধু প্রশাসকেরা দেখতে পান।',
  },
} as const;
