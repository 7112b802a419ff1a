export const texts = {
  title: { en: 'Today’s plan', bn: 'আজকের পরিকল্পনা' },
  doneOf: { en: '{n} of {total} done', bn: '{total}টির মধ্যে {n}টি শেষ' },
  done: { en: 'Done today', bn: 'আজ শেষ' },
  toDo: { en: 'To do', bn: 'বাকি' },
  loading: { en: 'Making your plan…', bn: 'পরিকল্পনা তৈরি হচ্ছে…' },
  failed: {
    en: 'Part of the plan could not be loaded: {parts}.',
    bn: 'পরিকল্পনার একটি অংশ আনা যায়নি: {parts}।',
  },
  empty: {
    en: 'Nothing waits for you today. Ten questions are a good beginning.',
    bn: 'আজ আপনার জন্য কিছু জমে নেই। দশটি প্রশ্ন দিয়ে শুরু করতে পারেন।',
  },
  tenQuestions: { en: 'Practise ten questions', bn: 'দশটি প্রশ্ন অনুশীলন করুন' },

  reviewsName: { en: 'reviews', bn: 'ভুলের খাতা' },
  weakestName: { en: 'weakest chapter', bn: 'দুর্বল অধ্যায়' },
  examName: { en: 'next exam', bn: 'সামনের পরীক্ষা' },
  assignmentName: { en: 'assignments', bn: 'অ্যাসাইনমেন্ট' },
  continueName: { en: 'your course', bn: 'আপনার কোর্স' },

  goOnPractice: { en: 'Continue your practice: {title}', bn: 'অনুশীলন চালিয়ে যান: {title}' },
  practiceWhy: {
    en: 'You have answered {n} questions; the rest is where you left it.',
    one: 'You have answered 1 question; the rest is where you left it.',
    bn: '{n}টির উত্তর দিয়েছেন; বাকিটা সেখানেই আছে।',
  },
  practiceOpen: { en: 'It is where you left it.', bn: 'যেখানে রেখেছিলেন, সেখানেই আছে।' },
  goOnCourse: { en: 'Continue {name}', bn: '{name} চালিয়ে যান' },
  repeatCourse: { en: 'Look again at {name}', bn: '{name} আবার দেখুন' },
  next: { en: 'Next: {title}', bn: 'এরপর: {title}' },
  unitFinished: {
    en: 'Every paper of {unit} is taken: take one again, or choose another unit.',
    bn: '{unit}-এর সব প্রশ্নপত্র দেওয়া শেষ: আবার দিন, অথবা অন্য ইউনিট বাছুন।',
  },
  courseBegun: { en: 'You worked at it last.', bn: 'শেষবার এটিই পড়েছেন।' },
  courseFinished: { en: 'You have done all of it.', bn: 'এর সবটাই শেষ করেছেন।' },
  courseToday: { en: 'You worked at it today.', bn: 'আজ এটি পড়েছেন।' },

  review: {
    en: 'Review {n} mistakes',
    one: 'Review 1 mistake',
    bn: '{n}টি ভুল আবার দেখুন',
  },
  reviewSome: { en: 'Review {n} of {total} mistakes', bn: '{total}টি ভুলের {n}টি আবার দেখুন' },
  reviewWhy: {
    en: 'Due today: just before you would forget them.',
    bn: 'আজ দেখার কথা: ভুলে যাওয়ার ঠিক আগে।',
  },
  reviewed: {
    en: 'Reviewed {n} mistakes',
    one: 'Reviewed 1 mistake',
    bn: '{n}টি ভুল আবার দেখা হয়েছে',
  },
  nextReview: { en: 'The next ones come on {day}.', bn: 'পরেরগুলো আসবে {day}।' },
  reviewedAll: { en: 'The notebook is empty.', bn: 'খাতায় আর কোনো ভুল নেই।' },

  practise: { en: 'Practise {n} questions of {name}', bn: '{name} থেকে {n}টি প্রশ্ন অনুশীলন করুন' },
  chapterWhy: {
    en: '{subject}: {n} of your mistakes are in this chapter, more than in any other.',
    bn: '{subject}: আপনার {n}টি ভুল এই অধ্যায়ে, সবচেয়ে বেশি।',
  },
  subjectWhy: {
    en: 'Your weakest subject: {percent} right, {correct} of {questions} questions.',
    bn: 'আপনার সবচেয়ে দুর্বল বিষয়: {percent} ঠিক, {questions}টি প্রশ্নের মধ্যে {correct}টি।',
  },

  giveExam: { en: 'Give Exam: {title}', bn: 'পরীক্ষা দিন: {title}' },
  prepareExam: { en: 'Get ready for {title}', bn: 'প্রস্তুতি নিন: {title}' },
  examFrom: { en: 'opens {time}', bn: 'শুরু {time}' },
  examUntil: { en: 'open until {time}', bn: '{time} পর্যন্ত খোলা' },
  examOpen: { en: 'Open now', bn: 'এখন খোলা' },
  examDone: { en: 'You have handed it in.', bn: 'উত্তর জমা দিয়েছেন।' },
  handIn: { en: 'Hand in {title}', bn: 'জমা দিন: {title}' },
} as const;
