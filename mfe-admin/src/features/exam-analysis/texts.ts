import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the item analysis of an exam. */
export const texts = {
  title: { en: 'Analysis: {title}', bn: 'বিশ্লেষণ: {title}' },
  lead: {
    en: 'First attempts of students: {n}; as of {time}.',
    bn: '{n} জন শিক্ষার্থী, প্রত্যেকের প্রথম চেষ্টা; {time} পর্যন্ত।',
  },
  history: { en: 'Corrections of the key', bn: 'উত্তর সংশোধনের তালিকা' },
  nobody: { en: 'Nobody has sat this exam yet.', bn: 'এই পরীক্ষা এখনো কেউ দেয়নি।' },
  nobodyText: {
    en: 'The analysis appears here with the first submitted answers.',
    bn: 'প্রথম উত্তরপত্র জমা হলেই এখানে বিশ্লেষণ দেখা যাবে।',
  },
  scores: { en: 'Scores', bn: 'নম্বর' },
  mean: { en: 'Mean', bn: 'গড়' },
  median: { en: 'Median', bn: 'মধ্যমা' },
  deviation: { en: 'Standard deviation', bn: 'আদর্শ বিচ্যুতি' },
  highest: { en: 'Highest', bn: 'সর্বোচ্চ' },
  lowest: { en: 'Lowest', bn: 'সর্বনিম্ন' },
  of: commonTexts.scoreOfTotal,
  reliability: { en: 'Reliability', bn: 'নির্ভরযোগ্যতা' },
  good: {
    en: '{n}, good: another exam of this kind would put the students in much the same order.',
    bn: '{n}, ভালো: এমন আরেকটি পরীক্ষা নিলেও শিক্ষার্থীদের ক্রম প্রায় একই থাকত।',
  },
  fair: {
    en: '{n}, fair: small differences in score say little.',
    bn: '{n}, মোটামুটি: নম্বরের সামান্য পার্থক্য থেকে বেশি কিছু বোঝা যায় না।',
  },
  weak: {
    en: '{n}, weak: chance decides much of the order. Look at the questions listed first.',
    bn: '{n}, দুর্বল: ক্রমের অনেকটাই ভাগ্যের ওপর নির্ভর করেছে। তালিকার প্রথম প্রশ্নগুলো দেখুন।',
  },
  tooFew: { en: 'Shown from {n} students on.', bn: '{n} জন পরীক্ষা দিলে দেখানো হয়।' },
  distribution: { en: 'Distribution of scores', bn: 'নম্বরের বণ্টন' },
  band: commonTexts.score,
  range: commonTexts.fromTo,
  students: commonTexts.students,
  questions: commonTexts.questions,
  question: commonTexts.question,
  questionNumber: commonTexts.questionN,
  numbered: { en: '{n}. {words}', bn: '{n}. {words}' },
  picture: commonTexts.pictureWord,
  facility: { en: 'Right answers', bn: 'সঠিক উত্তর' },
  discrimination: { en: 'Discrimination', bn: 'পার্থক্যের মান' },
  time: { en: 'Mean time', bn: 'গড় সময়' },
  findings: { en: 'What to look at', bn: 'যা দেখা দরকার' },
  explain: { en: 'What do these numbers mean?', bn: 'এই সংখ্যাগুলোর মানে কী?' },
  explainFacility: {
    en: 'Right answers: the share of students who had the question and got it right; the higher, the easier.',
    bn: 'সঠিক উত্তর: যাদের প্রশ্নটি ছিল, তাদের কত ভাগ সঠিক উত্তর দিয়েছে; যত বেশি, প্রশ্ন তত সহজ।',
  },
  explainDiscrimination: {
    en: 'Discrimination: the share of right answers among the best 27% less that among the weakest 27%; from 0.2 on the question separates them, below 0 something is wrong with it.',
    bn: 'পার্থক্যের মান: সেরা ২৭%-এর সঠিক উত্তরের হার থেকে শেষের ২৭%-এর হার বাদ দিলে যা থাকে; ০.২ বা বেশি হলে প্রশ্নটি ভালো-দুর্বল আলাদা করে, ০-এর কম হলে প্রশ্নে গোলমাল আছে।',
  },
  options: { en: 'Options and who chose them', bn: 'অপশন, আর কে কোনটি বেছেছে' },
  option: { en: 'Option', bn: 'অপশন' },
  all: { en: 'All', bn: 'সবাই' },
  best: { en: 'Best 27%', bn: 'সেরা ২৭%' },
  weakest: { en: 'Weakest 27%', bn: 'শেষের ২৭%' },
  counts: {
    en: 'Students who had it: {count} ({correct} right, {wrong} wrong, {blank} blank).',
    bn: '{count} জনের প্রশ্নটি ছিল: {correct} জন সঠিক, {wrong} জন ভুল, {blank} জন ফাঁকা।',
  },
  correct: commonTexts.correctTheKey,
  close: commonTexts.close,
  none: { en: '–', bn: '–' },
  doubtful: { en: 'Check these keys', bn: 'এই প্রশ্নগুলোর সঠিক উত্তর যাচাই করুন' },
  doubtfulLead: {
    en: 'Found in the answers after the exam ended, on {time}. They stay on the start page until the key is corrected or somebody states that it is right.',
    bn: 'পরীক্ষা শেষে উত্তর বিশ্লেষণ করে {time}-এ পাওয়া গেছে। উত্তর সংশোধন না করা পর্যন্ত, বা উত্তর ঠিক আছে বলে না জানানো পর্যন্ত এগুলো শুরুর পাতায় থাকবে।',
  },
  keyIsRight: { en: 'The key is right', bn: 'উত্তর ঠিক আছে' },
  reviewedBy: {
    en: '{name} has looked at it: the key is right ({time}).',
    bn: '{name} দেখে জানিয়েছেন, উত্তর ঠিক আছে ({time})।',
  },
  reviewed: {
    en: 'Somebody has looked at it: the key is right ({time}).',
    bn: 'একজন দেখে জানিয়েছেন, উত্তর ঠিক আছে ({time})।',
  },
  takeBack: { en: 'Take back', bn: 'ফিরিয়ে নিন' },
  isReviewed: {
    en: 'Question {n}: its key stays as it is.',
    bn: 'প্রশ্ন {n}: উত্তর যেমন আছে তেমনই থাকছে।',
  },
};

/** The advice to an author about a question, in plain words. */
export const findingTexts = {
  'no-key': {
    en: 'No option is marked as right: set the key.',
    bn: 'কোনো অপশন সঠিক বলে চিহ্নিত নেই: উত্তর ঠিক করুন।',
  },
  'best-wrong': {
    en: 'The best students chose another option: check the key.',
    bn: 'সেরা শিক্ষার্থীরা অন্য অপশন বেছেছে: উত্তরটি মিলিয়ে দেখুন।',
  },
  'other-option-preferred': {
    en: 'A wrong option was chosen more often than the right one: check the key and that option.',
    bn: 'সঠিকটির চেয়ে একটি ভুল অপশন বেশি বাছা হয়েছে: উত্তর আর ওই অপশনটি দেখুন।',
  },
  'negative-discrimination': {
    en: 'Weak students got it right more often than strong ones: check the key and the wording.',
    bn: 'ভালোদের চেয়ে দুর্বলেরা বেশি সঠিক করেছে: উত্তর ও প্রশ্নের ভাষা দেখুন।',
  },
  'low-discrimination': {
    en: 'It hardly separates strong from weak students.',
    bn: 'ভালো ও দুর্বল শিক্ষার্থীর পার্থক্য প্রায় ধরা পড়ে না।',
  },
  'too-hard': {
    en: 'Very hard: fewer than one in five got it right.',
    bn: 'খুব কঠিন: পাঁচজনে একজনেরও কম পেরেছে।',
  },
  'too-easy': { en: 'Very easy: nearly everybody got it right.', bn: 'খুব সহজ: প্রায় সবাই পেরেছে।' },
};
