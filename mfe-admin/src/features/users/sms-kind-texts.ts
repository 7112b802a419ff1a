import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the choice of notices that are sent by SMS. */
export const smsKindTexts = {
  title: { en: 'Notices by SMS', bn: 'এসএমএসে নোটিশ' },
  lead: {
    en: 'For these kinds students with a mobile number get an SMS, too, unless they turn it off. A message is one part and costs {cost}; notices use at most {n} parts a day, the rest is for codes.',
    bn: 'এসব ধরনের নোটিশ মোবাইল নম্বর আছে এমন শিক্ষার্থীরা এসএমএসেও পায়, বন্ধ না করলে। একটি বার্তা একটি এসএমএস, খরচ {cost}; নোটিশে দিনে সর্বোচ্চ {n}টি যায়, বাকিটা কোডের জন্য।',
  },
  unread: { en: 'The choice could not be loaded.', bn: 'কোনগুলো বাছা আছে আনা যায়নি।' },
  saved: commonTexts.saved,
  courses: { en: 'Courses and enrolment', bn: 'কোর্স ও ভর্তি' },
  classes: { en: 'Classes: soon, moved, cancelled', bn: 'ক্লাস: শুরু, বদল, বাতিল' },
  exams: { en: 'An exam in an hour', bn: 'এক ঘণ্টা পরের পরীক্ষা' },
  payments: { en: 'Payments and fees', bn: 'পেমেন্ট ও ফি' },
  assignments: commonTexts.assignments,
  results: { en: 'Marks and results', bn: 'নম্বর ও ফল' },
  answers: { en: 'Answers to questions', bn: 'প্রশ্নের উত্তর' },
  reviews: { en: 'Questions to repeat', bn: 'আবার দেখার প্রশ্ন' },
  campaigns: { en: 'A place from the waiting list', bn: 'অপেক্ষমাণ তালিকা থেকে আসন' },
} as const;
