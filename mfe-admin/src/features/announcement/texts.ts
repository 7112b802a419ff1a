import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the announcement. */
export const texts = {
  title: commonTexts.announcement,
  lead: {
    en: 'One sentence at the lower edge of all pages of students, except while they sit an exam. Who closes it sees it again when you change it.',
    bn: 'শিক্ষার্থীদের সব পাতার নিচের কিনারায় একটি বাক্য; পরীক্ষা চলার সময় দেখা যায় না। কেউ বন্ধ করলে আপনি বদলানোর পর আবার দেখবেন।',
  },
  loadFailed: { en: 'The announcement could not be loaded.', bn: 'ঘোষণাটি আনা যায়নি।' },
  saved: { en: 'The announcement is saved.', bn: 'ঘোষণাটি সংরক্ষণ করা হয়েছে।' },
  preview: commonTexts.preview,
  /** The preview shows both languages at once. */
  more: { bn: 'বিস্তারিত', en: 'Read more' },
  isOff: { en: 'It is turned off.', bn: 'এটি বন্ধ আছে।' },
  waits: { en: 'Students will see it from {time}.', bn: 'শিক্ষার্থীরা {time} থেকে দেখবে।' },
  isOver: { en: 'Its time was over on {time}.', bn: '{time}-এ এর সময় শেষ হয়েছে।' },
  isShown: { en: 'Students see it now.', bn: 'শিক্ষার্থীরা এখন এটি দেখছে।' },
} as const;
