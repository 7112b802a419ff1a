/** Texts that the pages of a course share. */
export const texts = {
  membersOnly: { en: 'Lessons are for enrolled students', bn: 'পাঠগুলো ভর্তি হওয়া শিক্ষার্থীদের জন্য' },
  enrolFirst: {
    en: 'Enrol in this course to read its lessons.',
    bn: 'পাঠগুলো পড়তে আগে কোর্সটিতে ভর্তি হোন।',
  },
  toCourse: { en: 'See the course', bn: 'কোর্সটি দেখুন' },
  courseProgress: { en: 'Course progress', bn: 'কোর্সের অগ্রগতি' },
  lessonsDone: { en: '{completed} of {total} lessons', bn: '{total}টির মধ্যে {completed}টি পাঠ শেষ' },
  completed: { en: 'Completed', bn: 'সমাপ্ত' },
  notCompleted: { en: 'Not completed', bn: 'শেষ হয়নি' },
  closed: { en: 'Closed', bn: 'বন্ধ' },
  opensAt: { en: 'Opens on {time}', bn: 'খুলবে {time}' },
  closedSince: { en: 'Closed since {time}', bn: '{time} থেকে বন্ধ' },
  opensAfter: { en: 'Complete “{title}” first', bn: 'আগে “{title}” শেষ করুন' },
  lessonClosed: { en: 'This lesson is closed', bn: 'পাঠটি এখন বন্ধ' },
  video: { en: 'video', bn: 'ভিডিও' },
} as const;
