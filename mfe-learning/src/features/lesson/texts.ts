export const texts = {
  lesson: { en: 'Lesson {number} of {total}', bn: 'পাঠ {number} / {total}' },
  outline: { en: 'Lessons of this chapter', bn: 'এই অধ্যায়ের পাঠ' },
  showOutline: { en: 'Lessons of the chapter', bn: 'অধ্যায়ের পাঠগুলো' },
  next: { en: 'Next lesson', bn: 'পরের পাঠ' },
  complete: { en: 'Mark complete', bn: 'শেষ হয়েছে' },
  completeAndNext: { en: 'Mark complete and next', bn: 'শেষ হয়েছে, পরেরটা দিন' },
  undo: { en: 'Mark as not completed', bn: 'শেষ হয়নি বলে চিহ্নিত করুন' },
  done: { en: 'You have completed this lesson.', bn: 'এই পাঠ আপনি শেষ করেছেন।' },
  courseDone: {
    en: 'That was the last one: you have completed every lesson of this course.',
    bn: 'এটাই শেষ ছিল: কোর্সের সব পাঠ আপনি শেষ করেছেন।',
  },
  leftOver: {
    en: 'Completed. {n} lessons of the course are left.',
    bn: 'পাঠ শেষ। কোর্সের আর {n}টি পাঠ বাকি।',
  },
  materials: { en: 'Materials', bn: 'সহায়ক উপকরণ' },
  subLessons: { en: 'Parts of this lesson', bn: 'এই পাঠের অংশ' },
  preview: {
    en: 'You see this lesson as an author. Progress is counted for enrolled students.',
    bn: 'আপনি লেখক হিসেবে পাঠটি দেখছেন। অগ্রগতি গোনা হয় ভর্তি হওয়া শিক্ষার্থীদের জন্য।',
  },
  move: { en: 'Between lessons', bn: 'এক পাঠ থেকে অন্য পাঠে' },
  questions: { en: 'Questions about this lesson', bn: 'এই পাঠ নিয়ে প্রশ্ন' },
} as const;
