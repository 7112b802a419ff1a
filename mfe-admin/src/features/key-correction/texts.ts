import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the correction of a key. */
export const texts = {
  title: { en: 'Key of {title}', bn: '{title}: সঠিক উত্তর' },
  lead: {
    en: 'Correct the key of a question. Every submitted attempt is marked again, and students whose score changes get a mail.',
    bn: 'একটি প্রশ্নের সঠিক উত্তর সংশোধন করুন। জমা দেওয়া সব উত্তরপত্রে আবার নম্বর বসবে, আর যাদের নম্বর বদলাবে তারা ইমেইল পাবে।',
  },
  analysis: commonTexts.analysis,
  question: commonTexts.question,
  choose: { en: 'Choose a question', bn: 'একটি প্রশ্ন বাছুন' },
  numbered: { en: '{n}. {words}', bn: '{n}. {words}' },
  picture: commonTexts.pictureWord,
  isVoid: commonTexts.questionIsVoid,
  what: { en: 'What is to change?', bn: 'কী বদলাবে?' },
  accept: { en: 'Accept another option too', bn: 'আরেকটি অপশনও সঠিক ধরুন' },
  change: { en: 'Only these are right', bn: 'শুধু এগুলোই সঠিক' },
  void: { en: 'Void the question', bn: 'প্রশ্নটি বাতিল করুন' },
  acceptText: {
    en: 'Those who chose it get the marks; nobody loses any.',
    bn: 'যারা এটি বেছেছে তারা নম্বর পাবে; কারও নম্বর কমবে না।',
  },
  changeText: {
    en: 'The options that you choose are right, all others are wrong. Scores may fall.',
    bn: 'আপনার বাছা অপশনগুলো সঠিক, বাকি সব ভুল। কারও কারও নম্বর কমতে পারে।',
  },
  voidText: {
    en: 'Everybody who sat the question gets its marks.',
    bn: 'যারা প্রশ্নটি দিয়েছে তারা সবাই এর নম্বর পাবে।',
  },
  options: commonTexts.options,
  chooseOption: { en: 'Choose at least one option.', bn: 'অন্তত একটি অপশন বাছুন।' },
  preview: { en: 'Show whose score changes', bn: 'কার নম্বর বদলাবে দেখুন' },
  previewTitle: { en: 'Whose score changes', bn: 'যাদের নম্বর বদলাবে' },
  computing: { en: 'Marking all attempts on trial…', bn: 'সব উত্তরপত্রে পরীক্ষামূলকভাবে নম্বর বসছে…' },
  moved: {
    en: 'Scores that rise: {raised}, fall: {lowered}, stay as they are: {unchanged}.',
    bn: '{raised}টি নম্বর বাড়বে, {lowered}টি কমবে, {unchanged}টি একই থাকবে।',
  },
  nobodySat: {
    en: 'Nobody has sat the exam yet. The key holds for those who will.',
    bn: 'পরীক্ষাটি এখনো কেউ দেয়নি। যারা দেবে তাদের জন্য এই উত্তর খাটবে।',
  },
  lowered: {
    en: '{n} scores fall. These students lose marks that they have seen; say in the reason why.',
    bn: '{n}টি নম্বর কমবে। এই শিক্ষার্থীরা দেখা নম্বর হারাবে; কারণে তা বুঝিয়ে লিখুন।',
  },
  loweredOne: {
    en: '1 score falls. This student loses marks that they have seen; say in the reason why.',
    bn: '১টি নম্বর কমবে। এই শিক্ষার্থী দেখা নম্বর হারাবে; কারণে তা বুঝিয়ে লিখুন।',
  },
  loweredUnseen: {
    en: '{n} scores fall. No student has seen a score yet.',
    bn: '{n}টি নম্বর কমবে। এখনো কোনো শিক্ষার্থী নিজের নম্বর দেখেনি।',
  },
  loweredOneUnseen: {
    en: '1 score falls. No student has seen a score yet.',
    bn: '১টি নম্বর কমবে। এখনো কোনো শিক্ষার্থী নিজের নম্বর দেখেনি।',
  },
  shownMovers: { en: 'Those who move the most ({n}):', bn: 'যাদের সবচেয়ে বেশি বদলাবে, {n} জন:' },
  student: commonTexts.student,
  before: commonTexts.now,
  after: { en: 'Afterwards', bn: 'পরে' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  rank: commonTexts.rank,
  ranks: { en: '{before} → {after}', bn: '{before} → {after}' },
  reason: commonTexts.reason,
  reasonHelp: {
    en: 'Students read it beside their result and in the mail.',
    bn: 'শিক্ষার্থীরা ফলাফলের পাশে ও ইমেইলে এটি পড়বে।',
  },
  reasonMissing: {
    en: 'Write why the key is corrected. Students read it.',
    bn: 'কেন উত্তর সংশোধন হচ্ছে তা লিখুন। শিক্ষার্থীরা এটি পড়বে।',
  },
  apply: commonTexts.correctTheKey,
  applyTitle: { en: 'Correct the key of question {n}?', bn: 'প্রশ্ন {n}-এর উত্তর সংশোধন করবেন?' },
  applyText: {
    en: 'Students whose score changes get a mail with your reason.',
    bn: 'যাদের নম্বর বদলাবে তারা আপনার লেখা কারণসহ ইমেইল পাবে।',
  },
  applyTextUnseen: {
    en: 'No mail is sent: students see the corrected score when scores are shown.',
    bn: 'কোনো ইমেইল যাবে না: নম্বর প্রকাশের সময় শিক্ষার্থীরা সংশোধিত নম্বরই দেখবে।',
  },
  applied: {
    en: 'The key is corrected. The attempts are being marked again.',
    bn: 'উত্তর সংশোধন হয়েছে। উত্তরপত্রগুলোতে আবার নম্বর বসছে।',
  },
  meanwhile: {
    en: 'Somebody else has corrected the key meanwhile. The numbers below are new: look at them again before you apply.',
    bn: 'এর মধ্যে আরেকজন উত্তর সংশোধন করেছেন। নিচের সংখ্যাগুলো নতুন: প্রয়োগ করার আগে আবার দেখে নিন।',
  },
  running: {
    en: 'Marking again. Attempts looked at: {seen}, scores changed so far: {changed}.',
    bn: 'আবার নম্বর বসছে: {seen}টি উত্তরপত্র দেখা হয়েছে, এ পর্যন্ত {changed}টি নম্বর বদলেছে।',
  },
  done: {
    en: 'All attempts are marked by the current key. Scores that the latest correction changed: {changed}.',
    bn: 'সব উত্তরপত্রে এখনকার উত্তর অনুযায়ী নম্বর বসেছে: শেষ সংশোধনে {changed}টি নম্বর বদলেছে।',
  },
  history: { en: 'Corrections so far', bn: 'এ পর্যন্ত সংশোধন' },
  noHistory: { en: 'The key is as it was published.', bn: 'উত্তর প্রকাশের সময় যেমন ছিল তেমনই আছে।' },
  when: commonTexts.when,
  who: { en: 'Who', bn: 'কে' },
  whatChanged: { en: 'Change', bn: 'বদল' },
  fromTo: { en: '{before} → {after}', bn: '{before} → {after}' },
  voided: { en: 'void', bn: 'বাতিল' },
  none: { en: '–', bn: '–' },
};
