import { commonTexts } from '@pathshala/web-kit/common-texts';
export const texts = {
  factWindow: { en: 'Open', bn: 'খোলা' },
  factAttempts: { en: 'Taken so far', bn: 'আগে দিয়েছেন' },
  factTimes: { en: '{n} times', one: 'Once', bn: '{n} বার' },
  subjectLater: { en: 'I will choose later, during the exam', bn: 'পরে, পরীক্ষার মধ্যে বাছব' },
  deadline: { en: 'If you start now, the exam ends at {time}.', bn: 'এখন শুরু করলে পরীক্ষা শেষ হবে {time}।' },
  server: {
    en: 'The school’s clock keeps the time, even while you are away. Your answers are saved as you give them.',
    bn: 'সময় চলে সার্ভারের ঘড়িতে; পাতা ছেড়ে গেলেও থামে না। উত্তর দেওয়ার সঙ্গে সঙ্গেই সংরক্ষিত হয়।',
  },
  starting: { en: 'Starting…', bn: 'শুরু হচ্ছে…' },
  openTitle: { en: 'You have started this exam', bn: 'আপনি এই পরীক্ষা শুরু করেছেন' },
  openText: {
    en: 'The time is running. Your saved answers are there.',
    bn: 'সময় চলছে। আপনার সংরক্ষিত উত্তরগুলো আছে।',
  },
  lastResult: { en: 'See your last result', bn: 'আগের ফলাফল দেখুন' },
  notLoaded: {
    en: 'The exam did not load. Check your connection and try again.',
    bn: 'পরীক্ষা লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  refusalOther: { en: 'This exam cannot be started at the moment.', bn: 'এই মুহূর্তে পরীক্ষাটি শুরু করা যাচ্ছে না।' },
  myFees: commonTexts.myFees,
  waitSay: { en: '{time} until the exam opens.', bn: 'পরীক্ষা খুলতে {time} বাকি।' },
  waitOpen: {
    en: 'The exam is open. Your time starts when you press Start.',
    bn: 'পরীক্ষা খুলেছে। শুরু করুন চাপলে তবেই আপনার সময় গোনা হবে।',
  },
  goResult: { en: 'See your result', bn: 'ফলাফল দেখুন' },
  openElsewhere: {
    en: 'This exam is open on another device. If you continue here, it stops there.',
    bn: 'এই পরীক্ষা অন্য একটি ডিভাইসে চলছে। এখানে চালিয়ে গেলে সেখানে থেমে যাবে।',
  },
  focus: {
    en: 'It is recorded when you leave this page for a while. Nobody fails by it.',
    bn: 'পরীক্ষার মধ্যে এই পাতা ছেড়ে গেলে তা লিখে রাখা হয়। এ কারণে কেউ অকৃতকার্য হয় না।',
  },
  markingTies: {
    en: 'More marks come first; among equal marks, less time used. Equal marks in equal time share a rank.',
    bn: 'যার নম্বর বেশি সে আগে; নম্বর সমান হলে যার সময় কম লেগেছে। নম্বর ও সময় দুটোই সমান হলে মেধাস্থান একই।',
  },
  declareTitle: { en: 'About you', bn: 'আপনার তথ্য' },
  declareHelp: {
    en: 'It counts in this exam and cannot be changed later.',
    bn: 'এই পরীক্ষার মেধাস্থানে এগুলো ধরা হয়; পরে বদলানো যাবে না।',
  },
  declare: {
    ssc: { en: 'SSC GPA', bn: 'এসএসসি জিপিএ' },
    hsc: { en: 'HSC GPA', bn: 'এইচএসসি জিপিএ' },
  },
  declareGpaHelp: { en: 'Up to 5.00', bn: 'সর্বোচ্চ ৫.০০' },
  declareGpaWrong: { en: 'Write your GPA, from 0 to 5.', bn: 'আপনার জিপিএ লিখুন, ০ থেকে ৫-এর মধ্যে।' },
  declareSecond: { en: 'I sit this admission test for the second time', bn: 'আমি দ্বিতীয়বার ভর্তি পরীক্ষা দিচ্ছি' },
} as const;
