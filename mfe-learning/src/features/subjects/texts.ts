export const texts = {
  about: { en: 'About the course', bn: 'কোর্সটি সম্পর্কে' },
  incomplete: {
    en: 'Subject data is not available or incomplete.',
    bn: 'বিষয়ের তথ্য নেই বা অসম্পূর্ণ।',
  },
  begin: { en: 'Begin with the first lesson', bn: 'প্রথম পাঠ দিয়ে শুরু করুন' },
  nextLesson: { en: 'Next: {title}', bn: 'এরপর: {title}' },
  nextClosed: { en: 'Next: {title}. {reason}.', bn: 'এরপর: {title}। {reason}।' },
  allDone: { en: 'You have completed every lesson of this course.', bn: 'কোর্সের সব পাঠ আপনি শেষ করেছেন।' },
  noLessons: { en: 'The lessons of this course are still being written.', bn: 'কোর্সের পাঠগুলো এখনো লেখা হচ্ছে।' },
  units: { en: 'Chapters and lessons', bn: 'অধ্যায় ও পাঠ' },
  chapterEmpty: { en: 'No lessons yet.', bn: 'এখনো কোনো পাঠ নেই।' },
  contents: { en: 'Notes of this chapter ({n})', bn: 'এই অধ্যায়ের নোট ({n}টি)' },
  keepAbout: {
    en: 'Text and pictures of its lessons and notes; videos need a connection.',
    bn: 'পাঠ ও নোটের লেখা আর ছবি থাকবে; ভিডিও দেখতে ইন্টারনেট লাগবে।',
  },
} as const;
