/** The page that a mailed link to the exam opens. */
export const texts = {
  title: { en: 'Your exam', bn: 'আপনার পরীক্ষা' },
  loading: { en: 'Reading the link…', bn: 'লিংকটি পড়া হচ্ছে…' },
  forName: { en: 'For {name}.', bn: '{name}-এর জন্য।' },
  window: {
    en: 'You can sit it from {start} to {end} (Dhaka time).',
    bn: '{start} থেকে {end} পর্যন্ত (ঢাকার সময়) পরীক্ষা দেওয়া যাবে।',
  },
  once: {
    en: 'The button opens the exam on this device. The link works once; if you need another one, for example on another device, it is mailed to you at once from this page.',
    bn: 'বোতামটি এই ডিভাইসে পরীক্ষা খুলবে। লিংকটি একবারই কাজ করে; অন্য ডিভাইস বা অন্য কারণে আরেকটি লাগলে এই পাতা থেকেই সঙ্গে সঙ্গে ইমেইলে পাবেন।',
  },
  released: { en: 'The results are released.', bn: 'ফল প্রকাশিত হয়েছে।' },
  onceForResult: {
    en: 'The button shows your result on this device. The link works once; if you need another one, for example on another device, it is mailed to you at once from this page.',
    bn: 'বোতামটি এই ডিভাইসে আপনার ফল দেখাবে। লিংকটি একবারই কাজ করে; অন্য ডিভাইস বা অন্য কারণে আরেকটি লাগলে এই পাতা থেকেই সঙ্গে সঙ্গে ইমেইলে পাবেন।',
  },
  open: { en: 'Open the exam', bn: 'পরীক্ষা খুলুন' },
  openResult: { en: 'See my result', bn: 'আমার ফল দেখুন' },
  loggedIn: {
    en: 'You are logged in as {name}. Opening the exam with this link logs that account out here.',
    bn: 'আপনি {name} হিসেবে লগ ইন করেছেন। এই লিংক দিয়ে পরীক্ষা খুললে এখানে সেই অ্যাকাউন্ট লগ আউট হবে।',
  },
  loggedInForResult: {
    en: 'You are logged in as {name}. Opening the result with this link logs that account out here.',
    bn: 'আপনি {name} হিসেবে লগ ইন করেছেন। এই লিংক দিয়ে ফল খুললে এখানে সেই অ্যাকাউন্ট লগ আউট হবে।',
  },
  usedForResult: {
    en: 'This link was opened before. A new one is mailed to the address you registered with.',
    bn: 'লিংকটি আগেই খোলা হয়েছে। যে ঠিকানায় নিবন্ধন করেছেন সেখানে নতুন লিংক পাঠানো হবে।',
  },
  sentForResult: {
    en: 'A new link is on its way to your mailbox.',
    bn: 'নতুন লিংক আপনার ইমেইলে যাচ্ছে।',
  },
  used: {
    en: 'This link was opened before. A new one is mailed to the address you registered with; your answers are safe.',
    bn: 'লিংকটি আগেই খোলা হয়েছে। যে ঠিকানায় নিবন্ধন করেছেন সেখানে নতুন লিংক পাঠানো হবে; আপনার উত্তরগুলো নিরাপদ আছে।',
  },
  again: { en: 'Mail me a new link', bn: 'নতুন লিংক পাঠান' },
  sent: {
    en: 'A new link is on its way to your mailbox. Opening it ends the exam page of the earlier one.',
    bn: 'নতুন লিংক আপনার ইমেইলে যাচ্ছে। সেটি খুললে আগের লিংকের পরীক্ষার পাতা বন্ধ হবে।',
  },
  goOn: { en: 'Go on in this browser', bn: 'এই ব্রাউজারে চালিয়ে যান' },
  over: {
    en: 'The exam is over. When the results are released, you get a mail with your score and rank.',
    bn: 'পরীক্ষা শেষ। ফল প্রকাশিত হলে নম্বর ও মেধাস্থানসহ একটি ইমেইল পাবেন।',
  },
  ended: {
    en: 'The registration of this link has ended.',
    bn: 'এই লিংকের নিবন্ধনটি আর নেই।',
  },
  account: {
    en: 'This registration belongs to your account now. Log in to sit the exam or to see the result.',
    bn: 'নিবন্ধনটি এখন আপনার অ্যাকাউন্টের। পরীক্ষা দিতে বা ফল দেখতে লগ ইন করুন।',
  },
} as const;
