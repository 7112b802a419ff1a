import type { Message } from '@pathshala/contract-kit/message';

/** Standalone exams: the form of their authors (spec §5), and their delete. */
export const examMessages = {
  'exams.form-incomplete': {
    en: 'The exam is not complete yet. Please look at the marked places.',
    bn: 'পরীক্ষাটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'exams.parent-not-found': {
    en: 'The subject, chapter, lesson, unit or course of this exam does not exist any more.',
    bn: 'এই পরীক্ষার বিষয়, অধ্যায়, পাঠ, ইউনিট বা কোর্সটি আর নেই।',
  },
  'exams.no-correct-option': {
    en: 'Questions without a correct option: {n}. Please confirm that this is meant.',
    bn: 'সঠিক উত্তর ছাড়া প্রশ্ন: {n}টি। এটি ইচ্ছাকৃত কি না নিশ্চিত করুন।',
  },
  'exams.no-correct-option-here': {
    en: 'No option is marked correct.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই।',
  },
  'exams.restore-too-late': {
    en: 'This exam was deleted more than 30 days ago and cannot be brought back.',
    bn: 'পরীক্ষাটি ৩০ দিনের বেশি আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'exams.field.title': { en: 'Give the exam a title.', bn: 'পরীক্ষার একটি শিরোনাম দিন।' },
  'exams.field.type': { en: 'Choose MCQ or Written.', bn: 'বহুনির্বাচনি না লিখিত, বেছে নিন।' },
  'exams.field.total-marks': { en: 'Marks: above 0, up to {max}.', bn: 'নম্বর: ০-এর বেশি, সর্বোচ্চ {max}।' },
  'exams.field.unreachable': {
    en: 'The questions add up to {reachable} marks only. Lower the total or add questions.',
    bn: 'প্রশ্নগুলো মিলিয়ে মাত্র {reachable} নম্বর হয়। মোট নম্বর কমান বা প্রশ্ন যোগ করুন।',
  },
  'exams.field.time-limit': { en: 'Whole minutes: 1 to {max}.', bn: 'পূর্ণ মিনিটে: ১ থেকে {max}।' },
  'exams.field.passing-score': {
    en: 'The marks to pass: from 0 to the total marks.',
    bn: 'পাসের নম্বর: ০ থেকে মোট নম্বরের মধ্যে।',
  },
  'exams.field.negative-marking': { en: 'Percent: from 0 to 100.', bn: 'শতাংশে: ০ থেকে ১০০।' },
  'exams.field.starting-date': {
    en: 'Give the day and time from which it can be taken.',
    bn: 'কোন দিন কখন থেকে পরীক্ষাটি দেওয়া যাবে লিখুন।',
  },
  'exams.field.duration': { en: 'Hours: from 0 to {max}.', bn: 'ঘণ্টায়: ০ থেকে {max}।' },
  'exams.field.number': { en: 'A whole number from 1 to {max}.', bn: '১ থেকে {max}-এর মধ্যে পূর্ণসংখ্যা।' },
  'exams.field.no-questions': { en: 'Add at least one question.', bn: 'অন্তত একটি প্রশ্ন যোগ করুন।' },
  'exams.field.too-many': {
    en: 'At most {max}; here are {n}.',
    bn: 'সর্বোচ্চ {max}টি; এখানে আছে {n}টি।',
  },
  'exams.field.too-long': {
    en: 'At most {max} characters; this has {n}.',
    bn: 'সর্বোচ্চ {max} অক্ষর; এখানে আছে {n}।',
  },
  'exams.key-sat': {
    en: 'Students have sat this exam, so its key is changed by a key correction: it marks all of them again and says why. Open the analysis of the exam for it, and set the right answers here as they were.',
    bn: 'শিক্ষার্থীরা এই পরীক্ষা দিয়ে ফেলেছে, তাই সঠিক উত্তর বদলাতে হয় “উত্তর সংশোধন” দিয়ে: এতে সবার নম্বর আবার হিসাব হয় ও কারণ জানানো হয়। এজন্য পরীক্ষার বিশ্লেষণ খুলুন, আর এখানে সঠিক উত্তরগুলো আগের মতো রাখুন।',
  },
  'exams.key-sat-here': {
    en: 'This changes the right answer. Correct it in the analysis of the exam.',
    bn: 'এতে সঠিক উত্তর বদলে যায়। পরীক্ষার বিশ্লেষণে গিয়ে সংশোধন করুন।',
  },
  'exams.field.question': { en: 'Write the question.', bn: 'প্রশ্নটি লিখুন।' },
  'exams.field.explanation': {
    en: 'Explain the answer: it teaches most.',
    bn: 'উত্তরের ব্যাখ্যা লিখুন; শেখার জন্য এটিই সবচেয়ে কাজের।',
  },
  'exams.field.points': { en: 'Points: above 0, up to {max}.', bn: 'নম্বর: ০-এর বেশি, সর্বোচ্চ {max}।' },
  'exams.field.options': {
    en: 'A question has {min} to {max} options.',
    bn: 'একটি প্রশ্নে {min} থেকে {max}টি উত্তর থাকে।',
  },
  'exams.field.option-text': { en: 'Write this option.', bn: 'এই উত্তরটি লিখুন।' },
  'exams.field.duplicate-id': {
    en: 'Another part of this exam has the same id. Leave the id out for a new one.',
    bn: 'এই পরীক্ষার আরেকটি অংশের আইডি একই। নতুন অংশে আইডি দেবেন না।',
  },
  'exams.field.question-text': {
    en: 'Write the question that students answer.',
    bn: 'শিক্ষার্থীরা যে প্রশ্নের উত্তর লিখবে, সেটি লিখুন।',
  },
  'exams.field.pdf-link': {
    en: 'Upload a PDF, write a link that begins with https://, or leave this empty.',
    bn: 'একটি পিডিএফ আপলোড করুন বা https:// দিয়ে শুরু একটি লিংক দিন, নয়তো খালি রাখুন।',
  },
  'exams.field.batch': {
    en: 'Choose batches of this course. One of these does not have it, or is unknown.',
    bn: 'এই কোর্সের ব্যাচ বেছে নিন। একটি ব্যাচে এই কোর্স নেই, বা ব্যাচটি অজানা।',
  },
  'exams.field.criterion': { en: 'Name what the marks are for.', bn: 'কিসের জন্য নম্বর, তা লিখুন।' },
  'exams.field.criteria-total': {
    en: 'The criteria add up to {sum} marks; the exam has {total}.',
    bn: 'মানদণ্ডগুলো মিলিয়ে {sum} নম্বর হয়; পরীক্ষার মোট নম্বর {total}।',
  },
} as const satisfies Record<string, Message>;
