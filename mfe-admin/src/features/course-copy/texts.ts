import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  lead: {
    en: 'The course is made again with everything that belongs to its season, and all dates are moved. Students do not find the copy before you publish it; to undo it, delete it.',
    bn: 'মৌসুমের সবকিছুসহ কোর্সটি আবার তৈরি হয়, আর সব তারিখ সরে যায়। প্রকাশ না করা পর্যন্ত শিক্ষার্থীরা অনুলিপিটি পায় না; বাতিল করতে চাইলে মুছে দিন।',
  },
  startsOn: { en: 'First day of the copy', bn: 'অনুলিপির প্রথম দিন' },
  startsOnNow: { en: 'Now {day}', bn: 'এখন {day}' },
  noStart: {
    en: 'This course has no dates yet. Its copy has none either.',
    bn: 'এই কোর্সে এখনো কোনো তারিখ নেই, তাই অনুলিপিতেও থাকবে না।',
  },
  days: { en: 'Days by which dates move', bn: 'যত দিন তারিখ সরবে' },
  daysHelp: {
    en: 'Whole weeks keep the days of the week: 364 for next year.',
    bn: 'পূর্ণ সপ্তাহ হলে বার একই থাকে: পরের বছরের জন্য ৩৬৪।',
  },
  tooFar: {
    en: 'At most ten years: {days} days forwards or backwards.',
    bn: 'সর্বোচ্চ দশ বছর: আগে বা পরে {days} দিন।',
  },
  dates: { en: 'Dates of the copy', bn: 'অনুলিপির তারিখ' },
  summary: {
    en: '{n} dates move. On a Friday: {friday}. In the past: {past}.',
    bn: '{n}টি তারিখ সরবে। শুক্রবারে: {friday}। পেরিয়ে গেছে: {past}।',
  },
  what: { en: 'What', bn: 'কী' },
  name: commonTexts.title,
  date: { en: 'Which date', bn: 'কোন তারিখ' },
  from: commonTexts.now,
  to: { en: 'In the copy', bn: 'অনুলিপিতে' },
  friday: { en: 'On a Friday', bn: 'শুক্রবারে' },
  past: { en: 'Already past', bn: 'পেরিয়ে গেছে' },
  stays: { en: 'What stays with this course', bn: 'যা এই কোর্সেই থাকে' },
  staysText: {
    en: 'Students and their enrolments, results, hand-ins, payments, attendance, questions and ratings; single classes, coupons and archived batches. Settings of the school, such as rules of fees and kinds of notices, hold for all courses.',
    bn: 'শিক্ষার্থী ও তাদের ভর্তি, ফলাফল, জমা দেওয়া কাজ, পেমেন্ট, হাজিরা, প্রশ্ন ও রেটিং; একক ক্লাস, কুপন ও আর্কাইভ করা ব্যাচ। ফির নিয়ম ও নোটিশের ধরনের মতো স্কুলের সেটিংস সব কোর্সেই খাটে।',
  },
  withoutSupport: {
    en: 'Price plans and batches are left out: copying them needs the permission for support.',
    bn: 'ফির পরিকল্পনা ও ব্যাচ বাদ থাকবে: সেগুলো অনুলিপি করতে সহায়তার অনুমতি লাগে।',
  },
  moreExams: {
    en: 'The first {shown} of {total} exams are listed; all of them are copied.',
    bn: '{total}টি পরীক্ষার প্রথম {shown}টি দেখানো হয়েছে; সবগুলোই অনুলিপি হবে।',
  },
  make: { en: 'Make the copy', bn: 'অনুলিপি তৈরি করুন' },
  made: {
    en: '“{name}” is made, as a draft. Its exams follow within moments.',
    bn: '“{name}” খসড়া হিসেবে তৈরি হয়েছে। পরীক্ষাগুলো একটু পরেই যোগ হবে।',
  },
  kind: {
    course: commonTexts.course,
    session: { en: 'Live class', bn: 'লাইভ ক্লাস' },
    opening: { en: 'Opening', bn: 'খোলা' },
    assignment: commonTexts.assignment,
    fee: { en: 'Instalment', bn: 'কিস্তি' },
    batch: commonTexts.batch,
    class: { en: 'Class series', bn: 'ক্লাসের ধারা' },
    exam: commonTexts.exam,
  },
  field: {
    'enrolment-starts': { en: 'Enrolment starts', bn: 'ভর্তি শুরু' },
    'enrolment-ends': { en: 'Enrolment ends', bn: 'ভর্তি শেষ' },
    starts: commonTexts.starts,
    ends: commonTexts.ends,
    opens: { en: 'Opening time', bn: 'খোলার সময়' },
    closes: { en: 'Closing time', bn: 'বন্ধের সময়' },
    due: commonTexts.due,
  },
} as const;
