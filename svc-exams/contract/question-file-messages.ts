import type { Message } from '@pathshala/contract-kit/message';

/** Import and export of questions as files. */
export const questionFileMessages = {
  'exams.question-import.not-found': {
    en: 'There is no such import, or it is older than a day. Choose the file again.',
    bn: 'এমন কোনো আমদানি নেই, অথবা এক দিনের বেশি পুরোনো। ফাইলটি আবার বেছে নিন।',
  },
  'exams.question-import.unknown-format': {
    en: 'This file holds no questions that we can read. Use Excel, CSV, GIFT, Aiken, Moodle XML, or a zip of one of them.',
    bn: 'ফাইলটি থেকে প্রশ্ন পড়া যাচ্ছে না। Excel, CSV, GIFT, Aiken, Moodle XML বা এগুলোর একটির জিপ দিন।',
  },
  'exams.question-import.broken': {
    en: 'This file is damaged or of another format. Save it again and choose it once more.',
    bn: 'ফাইলটি নষ্ট অথবা অন্য ফরম্যাটের। আবার সংরক্ষণ করে নতুন করে বেছে নিন।',
  },
  'exams.question-import.too-many': {
    en: 'One file may hold at most {max} questions. Split it into several.',
    bn: 'একটি ফাইলে সর্বোচ্চ {max}টি প্রশ্ন থাকতে পারে। কয়েকটি ফাইলে ভাগ করুন।',
  },
  'exams.question-import.unpacked-too-large': {
    en: 'The file is too large when unpacked: at most {megabytes} MB and {max} files. Split it into several.',
    bn: 'ফাইলটি খুললে বেশি বড় হয়: সর্বোচ্চ {megabytes} MB আর {max}টি ফাইল। কয়েকটি ফাইলে ভাগ করুন।',
  },
  'exams.question-import.nothing-to-add': {
    en: 'There is no question to add. Correct the named questions here, or choose another file.',
    bn: 'যোগ করার মতো প্রশ্ন নেই। চিহ্নিত প্রশ্নগুলো এখানেই ঠিক করুন, অথবা অন্য ফাইল বেছে নিন।',
  },
  'exams.question-import.confirmed': {
    en: 'The questions of this file are being added or have been added. Correct this one in the question bank, or import it by itself.',
    bn: 'এই ফাইলের প্রশ্নগুলো যোগ হচ্ছে বা হয়ে গেছে। এটি প্রশ্নব্যাংকে ঠিক করুন, অথবা আলাদা করে আমদানি করুন।',
  },
  'exams.question-import.is-qti': {
    en: 'This is a QTI file, which is not read here. Export the questions from the other program as Moodle XML or GIFT.',
    bn: 'এটি একটি QTI ফাইল, যা এখানে পড়া যায় না। অন্য প্রোগ্রামটি থেকে প্রশ্নগুলো Moodle XML বা GIFT ফরম্যাটে রপ্তানি করুন।',
  },
  'exams.question-import.is-h5p': {
    en: 'This is an H5P file, which is not read here. Write its questions into a sheet (Excel or CSV), or as GIFT.',
    bn: 'এটি একটি H5P ফাইল, যা এখানে পড়া যায় না। প্রশ্নগুলো স্প্রেডশিটে (Excel বা CSV) অথবা GIFT ফরম্যাটে লিখুন।',
  },
  'exams.question-import.is-document': {
    en: 'This is a {name} file. Copy its questions and paste them here as text.',
    bn: 'এটি একটি {name} ফাইল। এর প্রশ্নগুলো কপি করে এখানে লেখা হিসেবে পেস্ট করুন।',
  },
  'exams.question-import.is-spreadsheet': {
    en: 'This is a {name} file. Save it as an Excel workbook (.xlsx) or as CSV, and choose that.',
    bn: 'এটি একটি {name} ফাইল। Excel ওয়ার্কবুক (.xlsx) বা CSV হিসেবে সংরক্ষণ করে সেটি বেছে নিন।',
  },
  'exams.question-import.is-moodle-backup': {
    en: 'This is a backup of a Moodle course. In Moodle, open the question bank and export the questions as Moodle XML.',
    bn: 'এটি একটি Moodle কোর্সের ব্যাকআপ। Moodle-এর প্রশ্নব্যাংক থেকে প্রশ্নগুলো Moodle XML হিসেবে রপ্তানি করুন।',
  },
  'exams.question-import.is-other': {
    en: 'This is a {name} file, which is not read here. Use Excel, CSV, GIFT, Aiken or Moodle XML.',
    bn: 'এটি একটি {name} ফাইল, যা এখানে পড়া যায় না। Excel, CSV, GIFT, Aiken বা Moodle XML ব্যবহার করুন।',
  },
  'exams.question-import.line-of-text': { en: 'line {line}: {message}', bn: 'লাইন {line}: {message}' },
  'exams.question-import.field.question': { en: 'Question', bn: 'প্রশ্ন' },
  'exams.question-import.field.options': { en: 'Option {letter}', bn: 'উত্তর {letter}' },
  'exams.question-import.field.explanation': { en: 'Explanation', bn: 'ব্যাখ্যা' },
  'exams.question-import.field.points': { en: 'Points', bn: 'নম্বর' },
  'exams.question-import.field.subject': { en: 'Subject', bn: 'বিষয়' },
  'exams.question-import.field.chapter': { en: 'Chapter', bn: 'অধ্যায়' },
  'exams.question-import.field.difficulty': { en: 'Difficulty', bn: 'কঠিনতা' },
  'exams.question-import.field.tags': { en: 'Tags', bn: 'ট্যাগ' },
  'exams.question-import.field.source': { en: 'Source', bn: 'উৎস' },
  'exams.question-export.too-many': {
    en: 'These are more than {max} questions. Choose a subject or a chapter first.',
    bn: 'প্রশ্ন {max}টির বেশি। আগে একটি বিষয় বা অধ্যায় বেছে নিন।',
  },
  'exams.question-export.losses': {
    en: '{n} of these questions have more than Aiken can hold (several correct options, an explanation, formatting, tags or pictures). Choose another format, or export without those parts.',
    bn: 'এর মধ্যে {n}টি প্রশ্নে এমন কিছু আছে যা Aiken ফরম্যাটে ধরে না (একাধিক সঠিক উত্তর, ব্যাখ্যা, বিন্যাস, ট্যাগ বা ছবি)। অন্য ফরম্যাট বেছে নিন, অথবা ওই অংশগুলো ছাড়াই রপ্তানি করুন।',
  },
  'exams.question-export.empty': {
    en: 'No question fits these filters. Choose others.',
    bn: 'এই ফিল্টারে কোনো প্রশ্ন নেই। অন্য ফিল্টার বেছে নিন।',
  },
} as const satisfies Record<string, Message>;
