import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the import of questions. */
export const texts = {
  title: { en: 'Import questions', bn: 'প্রশ্ন আমদানি' },
  bank: commonTexts.questionBank,
  lead: {
    en: 'Excel, CSV, GIFT, Aiken or Moodle XML, or a zip of one with its pictures. Nothing is added before you have seen what was read. Text that was typed in Bijoy (SutonnyMJ) is offered as Unicode.',
    bn: 'Excel, CSV, GIFT, Aiken বা Moodle XML, অথবা ছবিসহ এগুলোর একটির জিপ। কী পড়া হলো তা দেখার আগে কিছুই যোগ হবে না। বিজয়ে (SutonnyMJ) লেখা হলে ইউনিকোডে কেমন হয় তা দেখানো হবে।',
  },
  drop: { en: 'Drop the file here, or', bn: 'ফাইলটি এখানে ছাড়ুন, অথবা' },
  paste: { en: 'Or paste the questions', bn: 'অথবা প্রশ্নগুলো পেস্ট করুন' },
  pasteHelp: {
    en: 'GIFT, Aiken, Moodle XML, or rows copied from a spreadsheet',
    bn: 'GIFT, Aiken, Moodle XML, অথবা স্প্রেডশিট থেকে কপি করা সারি',
  },
  format: { en: 'Format', bn: 'ফরম্যাট' },
  auto: { en: 'Find out by itself', bn: 'নিজে থেকে বুঝে নিক' },
  read: { en: 'Read the questions', bn: 'প্রশ্নগুলো পড়ুন' },
  needed: { en: 'Choose a file or paste the questions.', bn: 'একটি ফাইল বেছে নিন, অথবা প্রশ্নগুলো পেস্ট করুন।' },
  tooLarge: commonTexts.fileTooLarge,
  reading: { en: 'The questions are being read …', bn: 'প্রশ্নগুলো পড়া হচ্ছে …' },
  failed: { en: 'The import could not be loaded', bn: 'আমদানিটি আনা যায়নি' },
  detected: { en: 'Format', bn: 'ফরম্যাট' },
  found: { en: 'Found', bn: 'পাওয়া গেছে' },
  good: { en: 'Can be added', bn: 'যোগ করা যাবে' },
  errors: { en: 'With errors', bn: 'ভুল আছে' },
  duplicates: { en: 'Already there', bn: 'আগে থেকেই আছে' },
  converted: { en: 'Probably Bijoy', bn: 'সম্ভবত বিজয়' },
  errorList: { en: 'Errors ({n})', bn: 'ভুল ({n})' },
  duplicateList: { en: 'Questions that the bank has already ({n})', bn: 'প্রশ্নব্যাংকে আগে থেকেই আছে ({n})' },
  line: { en: 'Line {n}', bn: 'লাইন {n}' },
  numberInFile: commonTexts.questionN,
  remarks: { en: 'Remarks', bn: 'মন্তব্য' },
  remarkList: {
    en: 'Left out, or not sure ({n})',
    bn: 'বাদ পড়েছে বা নিশ্চিত নয় ({n})',
  },
  toMend: {
    en: '{n} questions to mend',
    one: '1 question to mend',
    bn: '{n}টি প্রশ্ন ঠিক করতে হবে',
  },
  toMendHelp: {
    en: 'Correct a question here and read it again. The others stay as they were read, and all keep the order of the file.',
    bn: 'প্রশ্নটি এখানে ঠিক করে আবার পড়ুন। বাকিগুলো যেমন পড়া হয়েছে তেমনই থাকবে, আর সবগুলো ফাইলের ক্রমে থাকবে।',
  },
  written: { en: 'As it is written', bn: 'যেমন লেখা আছে' },
  readAgain: { en: 'Read again', bn: 'আবার পড়ুন' },
  isMended: { en: 'mended', bn: 'ঠিক করা হয়েছে' },
  sheet: { en: 'Sheet', bn: 'শিট' },
  sheetHelp: {
    en: 'This file has several sheets. One is read at a time: choose another to read that one instead.',
    bn: 'ফাইলে একাধিক শিট আছে। একবারে একটি পড়া হয়: অন্যটি পড়তে সেটি বেছে নিন।',
  },
  sheetsNamed: {
    en: 'The file has further sheets that are not read: {names}. Choose the file again to read one of them.',
    bn: 'ফাইলে আরও শিট আছে, যেগুলো পড়া হয়নি: {names}। এর একটি পড়তে ফাইলটি আবার বেছে নিন।',
  },
  template: { en: 'Download a template for Excel', bn: 'এক্সেলের জন্য নমুনা ফাইল নামান' },
  more: commonTexts.andNMore,
  open: { en: 'Open it', bn: 'দেখুন' },
  preview: { en: 'What was read', bn: 'যা পড়া হয়েছে' },
  isDuplicate: { en: 'already there', bn: 'আগে থেকেই আছে' },
  isConverted: { en: 'converted from Bijoy', bn: 'বিজয় থেকে বদলানো' },
  takeNew: { en: 'Add the new ones ({n})', bn: 'নতুনগুলো যোগ করুন ({n})' },
  takeAll: { en: 'Add all ({n})', bn: 'সব যোগ করুন ({n})' },
  again: { en: 'Back to the file or text', bn: 'ফাইল বা লেখায় ফিরে যান' },
  running: {
    en: 'Questions are being added: {done} of {total}',
    bn: 'প্রশ্ন যোগ হচ্ছে: {total}টির মধ্যে {done}টি',
  },
  leave: {
    en: 'You can leave this page; it goes on by itself.',
    bn: 'পাতাটি ছেড়ে যেতে পারেন; কাজ চলতে থাকবে।',
  },
  done: {
    en: '{n} questions are in the bank.',
    one: '1 question is in the bank.',
    bn: '{n}টি প্রশ্ন প্রশ্নব্যাংকে যোগ হয়েছে।',
  },
  toList: { en: 'Show them', bn: 'প্রশ্নগুলো দেখুন' },
  another: { en: 'Import another file', bn: 'আরেকটি ফাইল আমদানি করুন' },
} as const;

/** The place of a question in the file: its line, or its number in a format that has no lines. */
export function placeText(format: keyof typeof formatNames) {
  return format === 'moodle' ? texts.numberInFile : texts.line;
}

/** The names of the formats, the same in every language. */
export const formatNames = {
  xlsx: 'Excel',
  csv: 'CSV',
  gift: 'GIFT',
  aiken: 'Aiken',
  moodle: 'Moodle XML',
} as const;
