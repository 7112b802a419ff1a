import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the first view of home; those below are not needed to show it. */
export const heroTexts = {
  tryTitle: { en: 'Can you answer this?', bn: 'পারবেন?' },
  another: { en: 'Another one', bn: 'আরেকটি দিন' },
  moreOf: { en: 'More from {course}', bn: '{course} থেকে আরও' },
  loadingQuestion: { en: 'The question is coming…', bn: 'প্রশ্ন আসছে…' },
  tab: { en: 'Admission preparation and online classes', bn: 'ভর্তি প্রস্তুতি ও অনলাইন ক্লাস' },
  title: { en: 'Get ready for admission,', bn: 'ভর্তির প্রস্তুতি হোক' },
  titleEnd: { en: 'question by question', bn: 'প্রশ্ন ধরে ধরে' },
  lead: {
    en: 'Papers in the style of past years, taken against the clock, with negative marking and every answer explained. In Bengali and English, on any phone.',
    bn: 'বিগত বছরের ধাঁচে প্রশ্নপত্র, ঘড়ি ধরে পরীক্ষা, নেগেটিভ মার্কিংসহ ফল, আর প্রতিটি উত্তরের ব্যাখ্যা। বাংলায় ও ইংরেজিতে, যেকোনো ফোনে।',
  },
  toCourses: commonTexts.seeTheCourses,
  toSignup: { en: 'Open a free account', bn: 'বিনামূল্যে অ্যাকাউন্ট খুলুন' },
  toBoss: commonTexts.goToTheBossArea,
  toDashboard: { en: 'Go to my dashboard', bn: 'আমার ড্যাশবোর্ডে যান' },
} as const;
