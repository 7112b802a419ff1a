export const texts = {
  endsAt: { en: 'It ends at {time}.', bn: 'শেষ হবে {time} সময়ে।' },
  over: { en: 'Its time is over; open it to see the result.', bn: 'সময় শেষ; ফল দেখতে খুলুন।' },

  practices: { en: 'Continue practising', bn: 'অনুশীলন চালিয়ে যান' },
  discardTitle: { en: 'Discard this practice?', bn: 'অনুশীলনটি বাদ দেবেন?' },
  answersGiven: { en: 'Questions answered: {n}.', bn: 'উত্তর দিয়েছেন {n}টি প্রশ্নের।' },
  discardText: {
    en: 'It is removed without a result. To keep it, open it and finish.',
    bn: 'এটি মুছে যাবে, ফল হবে না। রাখতে চাইলে খুলে শেষ করুন।',
  },
  discarded: { en: 'The practice is discarded.', bn: 'অনুশীলনটি বাদ দেওয়া হয়েছে।' },
  taken: { en: 'Papers taken', bn: 'প্রশ্নপত্র দেওয়া হয়েছে' },
  last: { en: 'Last: {title}', bn: 'সর্বশেষ: {title}' },
  lastScore: { en: 'Last: {title}, {score} / {total}', bn: 'সর্বশেষ: {title}, {score} / {total}' },
  first: { en: 'The first paper is waiting for you.', bn: 'প্রথম প্রশ্নপত্রটি আপনার অপেক্ষায়।' },
  lessons: { en: 'Lessons completed', bn: 'পাঠ শেষ হয়েছে' },
  allLessonsDone: {
    en: 'Every lesson is completed. Look one up again, or begin another course.',
    bn: 'সব পাঠ শেষ। আবার দেখে নিন, অথবা আরেকটি কোর্স শুরু করুন।',
  },
  toLesson: { en: 'Go to the next lesson', bn: 'পরের পাঠে যান' },
  toPaper: { en: 'Choose the next paper', bn: 'পরের প্রশ্নপত্র বাছুন' },
  toCourse: { en: 'Go to the course', bn: 'কোর্সে যান' },
  allDone: {
    en: 'Every paper is taken. Take one again, or begin another course.',
    bn: 'সব প্রশ্নপত্র দেওয়া শেষ। আবার দিন, অথবা আরেকটি কোর্স শুরু করুন।',
  },
  otherCourses: { en: 'Other courses', bn: 'অন্য কোর্স' },

  begin: { en: 'Begin with a course', bn: 'একটি কোর্স দিয়ে শুরু করুন' },
  beginText: {
    en: 'Enrol in a course, and your next paper is always here.',
    bn: 'কোর্সে ভর্তি হলে পরের প্রশ্নপত্রটি সবসময় এখানে পাবেন।',
  },

  welcome: { en: 'Welcome back, {name}', bn: 'আবার স্বাগতম, {name}' },
  firstWelcome: { en: 'Welcome, {name}', bn: 'স্বাগতম, {name}' },
  toDashboard: { en: 'Go to my dashboard', bn: 'আমার ড্যাশবোর্ডে যান' },
  loading: { en: 'Loading your next step…', bn: 'আপনার পরের কাজ লোড হচ্ছে…' },
} as const;
