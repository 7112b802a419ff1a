import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The student's own marks in a course. */
export const texts = {
  title: { en: 'My marks', bn: 'আমার নম্বর' },
  back: { en: 'My courses', bn: 'আমার কোর্স' },
  closed: { en: 'The school does not show the marks of this course.', bn: 'স্কুল এই কোর্সের নম্বর দেখাচ্ছে না।' },
  closedHelp: {
    en: 'Each result is on its own page, under Results and Assignments.',
    bn: 'প্রতিটি ফল তার নিজের পাতায় আছে, ফলাফল ও অ্যাসাইনমেন্টের নিচে।',
  },
  none: {
    en: 'This course has no exam and no assignment yet.',
    bn: 'এই কোর্সে এখনো কোনো পরীক্ষা বা অ্যাসাইনমেন্ট নেই।',
  },
  total: commonTexts.total,
  grade: commonTexts.grade,
  noTotal: { en: 'Nothing counts yet', bn: 'এখনো কিছু গোনা হয়নি' },
  what: { en: 'Exam or assignment', bn: 'পরীক্ষা বা অ্যাসাইনমেন্ট' },
  marks: commonTexts.marks,
  share: { en: 'Share of the total', bn: 'মোটের অংশ' },
  ofMarks: commonTexts.scoreOfTotal,
  rule: {
    zero: {
      en: 'What you missed counts as 0 once its time is over. What you can still take is left out.',
      bn: 'সময় শেষ হলে যা দেননি তার জন্য ০ ধরা হয়। যা এখনো দেওয়া যায়, তা বাদ থাকে।',
    },
    'left-out': {
      en: 'The total is that of what you took.',
      bn: 'যা দিয়েছেন, মোট শুধু তারই।',
    },
  },
  states: {
    missing: commonTexts.absent,
    waiting: { en: 'To be marked', bn: 'নম্বর বাকি' },
    open: { en: 'Still to come', bn: 'এখনো বাকি' },
    hidden: { en: 'Not shown yet', bn: 'এখনো দেখানো হয়নি' },
  },
} as const;
