/** The texts of rating a course. */
export const texts = {
  question: { en: 'How good is this course?', bn: 'কোর্সটি কেমন লাগছে?' },
  stars: { en: '{n} stars', bn: '{n} তারা' },
  star: { en: '1 star', bn: '১ তারা' },
  thanks: { en: 'Thank you. You gave {n} of 5 stars.', bn: 'ধন্যবাদ। আপনি ৫-এর মধ্যে {n} তারা দিয়েছেন।' },
  own: { en: 'You gave {n} of 5 stars.', bn: 'আপনি ৫-এর মধ্যে {n} তারা দিয়েছেন।' },
  help: {
    en: 'Your stars help other students to choose. Your name is not shown.',
    bn: 'আপনার তারা দেখে অন্যরা কোর্স বেছে নেয়। আপনার নাম দেখানো হয় না।',
  },
  takenBack: { en: 'Your rating is taken back.', bn: 'আপনার রেটিং ফিরিয়ে নেওয়া হয়েছে।' },
  undo: { en: 'Undo', bn: 'আগের মতো করুন' },
  takeBack: { en: 'Take back my rating', bn: 'আমার রেটিং ফিরিয়ে নিন' },
};
