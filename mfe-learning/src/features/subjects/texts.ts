export const texts = {
  about: { en: 'About the course', bn: 'কোর্সটি সম্পর্কে' },
  none: { en: 'No subjects available.', bn: 'কোনো বিষয় নেই।' },
  incomplete: {
    en: 'Subject data is not available or incomplete.',
    bn: 'বিষয়ের তথ্য নেই বা অসম্পূর্ণ।',
  },
  begin: { en: 'Begin with the first lesson', bn: 'প্রথম পাঠ দিয়ে শুরু করুন' },
  goOn: { en: 'Continue', bn: 'চালিয়ে যান' },
  nextLesson: { en: 'Next: {title}', bn: 'এরপর: {title}' },
  allDone: { en: 'You have completed every lesson of this course.', bn: 'কোর্সের সব পাঠ আপনি শেষ করেছেন।' },
  noLessons: { en: 'The lessons of this course are still being written.', bn: 'কোর্সের পাঠগুলো এখনো লেখা হচ্ছে।' },
  chapters: { en: 'Chapters', bn: 'অধ্যায়' },
  units: { en: 'Chapters and lessons', bn: 'অধ্যায় ও পাঠ' },
  allUnits: { en: 'All subjects', bn: 'সব বিষয়' },
  noChapters: { en: 'This subject has no chapters yet.', bn: 'এই বিষয়ে এখনো কোনো অধ্যায় নেই।' },
  chapterEmpty: { en: 'No lessons yet.', bn: 'এখনো কোনো পাঠ নেই।' },
  contents: { en: 'Notes of this chapter ({n})', bn: 'এই অধ্যায়ের নোট ({n}টি)' },
} as const;
