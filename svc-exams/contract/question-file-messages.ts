import type { Message } from '@pathshala/contract-kit/message';

/** Import and export of questions. Those with `line` in their code stand after "Line 3:". */
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
    en: 'There is no question to add. Correct the named lines, then choose the file again.',
    bn: 'যোগ করার মতো প্রশ্ন নেই। চিহ্নিত লাইনগুলো ঠিক করে ফাইলটি আবার বেছে নিন।',
  },
  'exams.question-export.too-many': {
    en: 'These are more than {max} questions. Choose a subject or a chapter first.',
    bn: 'প্রশ্ন {max}টির বেশি। আগে একটি বিষয় বা অধ্যায় বেছে নিন।',
  },
  'exams.question-export.losses': {
    en: '{n} of these questions have more than Aiken can hold (several correct options, an explanation, tags or pictures). Choose another format, or export without those parts.',
    bn: 'এর মধ্যে {n}টি প্রশ্নে এমন কিছু আছে যা Aiken ফরম্যাটে ধরে না (একাধিক সঠিক উত্তর, ব্যাখ্যা, ট্যাগ বা ছবি)। অন্য ফরম্যাট বেছে নিন, অথবা ওই অংশগুলো ছাড়াই রপ্তানি করুন।',
  },
  'exams.question-export.empty': {
    en: 'No question fits these filters. Choose others.',
    bn: 'এই ফিল্টারে কোনো প্রশ্ন নেই। অন্য ফিল্টার বেছে নিন।',
  },
  'exams.question-import.line.noQuestion': {
    en: 'there is no question before the options.',
    bn: 'উত্তরগুলোর আগে প্রশ্ন নেই।',
  },
  'exams.question-import.line.noOptions': {
    en: 'no options follow. Write each with its letter: A. …, A) … or (a) …',
    bn: 'এরপর উত্তর নেই। প্রতিটির আগে অক্ষর লিখুন: ক. …, ক) … বা (ক) …',
  },
  'exams.question-import.line.fewOptions': {
    en: 'a question needs at least two options.',
    bn: 'অন্তত দুটি উত্তর দরকার।',
  },
  'exams.question-import.line.manyOptions': {
    en: 'You can add a maximum of 6 options.',
    bn: 'সর্বোচ্চ ৬টি উত্তর যোগ করা যায়।',
  },
  'exams.question-import.line.emptyOption': {
    en: 'nothing is written in this option.',
    bn: 'এই উত্তরে কিছু লেখা নেই।',
  },
  'exams.question-import.line.letterOrder': {
    en: 'the letters are not in order from A (or ক) on.',
    bn: 'অক্ষরগুলো ক (বা A) থেকে পরপর নেই।',
  },
  'exams.question-import.line.ambiguousOptions': {
    en: 'one letter stands here twice, so the options cannot be told apart. Write each on a line of its own.',
    bn: 'এখানে একই অক্ষর দুবার আছে, তাই উত্তরগুলো আলাদা করা যাচ্ছে না। প্রতিটি আলাদা লাইনে লিখুন।',
  },
  'exams.question-import.line.strayText': {
    en: 'this is neither an option nor the answer. An option takes one line.',
    bn: 'এটি উত্তরও নয়, সঠিক উত্তরের লাইনও নয়। একটি উত্তর এক লাইনেই লিখুন।',
  },
  'exams.question-import.line.noAnswer': {
    en: 'the correct option is missing. Write ANSWER: and its letter below.',
    bn: 'কোনটি সঠিক তা লেখা নেই। নিচে উত্তর: ও অক্ষরটি লিখুন।',
  },
  'exams.question-import.line.noAnswerCell': {
    en: 'the answer cell is empty. Write the letter of the correct option.',
    bn: 'উত্তরের ঘরটি খালি। সঠিক উত্তরের অক্ষরটি লিখুন।',
  },
  'exams.question-import.line.unknownAnswer': {
    en: 'write one letter here, one that the question’s options have: Answer: B or উত্তর: খ.',
    bn: 'এখানে একটিই অক্ষর লিখুন, যা এই প্রশ্নের উত্তরগুলোতে আছে: উত্তর: খ বা Answer: B।',
  },
  'exams.question-import.line.otherAnswerText': {
    en: 'the letter belongs to one option, the text beside it to another or to none. Write the letter alone.',
    bn: 'অক্ষরটি একটি উত্তরের, কিন্তু পাশের লেখাটি তার নয়। শুধু অক্ষরটি লিখুন।',
  },
  'exams.question-import.line.unknownAnswerCell': {
    en: 'the answer is none of the options. Write its letter, its number or its text.',
    bn: 'উত্তরটি কোনো অপশনের সঙ্গে মেলে না। তার অক্ষর, ক্রমিক সংখ্যা বা লেখাটি দিন।',
  },
  'exams.question-import.line.ambiguousAnswer': {
    en: 'the answer is the number of one option and the text of another. Write the letter.',
    bn: 'উত্তরটি একটি অপশনের ক্রমিক সংখ্যা, আবার আরেকটির লেখা। অক্ষরটি লিখুন।',
  },
  'exams.question-import.line.severalAnswers': {
    en: 'only one option can be correct.',
    bn: 'একটিই সঠিক উত্তর হতে পারে।',
  },
  'exams.question-import.line.points': {
    en: 'the points are not a number above 0.',
    bn: 'নম্বরটি ০-এর বেশি সংখ্যা নয়।',
  },
  'exams.question-import.line.difficulty': {
    en: 'the difficulty is none of easy, medium and hard.',
    bn: 'কঠিনতা সহজ, মাঝারি বা কঠিন—এর কোনোটি নয়।',
  },
  'exams.question-import.line.date': {
    en: 'Excel has made a date of a cell. Format the column as text and type the cell again.',
    bn: 'Excel একটি ঘরকে তারিখ বানিয়ে ফেলেছে। কলামটি টেক্সট ফরম্যাটে দিয়ে ঘরটি আবার লিখুন।',
  },
  'exams.question-import.line.otherKind': {
    en: 'only questions with options can be imported. Leave this one out, or give it options.',
    bn: 'শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়। এটি বাদ দিন, অথবা উত্তরগুলো লিখুন।',
  },
  'exams.question-import.line.gift': {
    en: 'this is no GIFT question. Write the text, then {=right ~wrong}, with \\ before { } = ~ # : in a text.',
    bn: 'এটি GIFT প্রশ্ন নয়। প্রশ্নের পর {=সঠিক ~ভুল} লিখুন; লেখার ভেতরের { } = ~ # : চিহ্নের আগে \\ দিন।',
  },
  'exams.question-import.line.moodle': {
    en: 'this question of the file cannot be read. Export it from Moodle again.',
    bn: 'ফাইলের এই প্রশ্নটি পড়া যাচ্ছে না। Moodle থেকে আবার রপ্তানি করুন।',
  },
  'exams.question-import.line.unusable': {
    en: 'a text is too long, or nothing of it may be shown. Subject, chapter and tags have at most 120 characters.',
    bn: 'একটি লেখা বেশি বড়, অথবা তার কিছুই দেখানো যায় না। বিষয়, অধ্যায় ও ট্যাগ সর্বোচ্চ ১২০ অক্ষরের।',
  },
  'exams.question-import.line.picture': {
    en: 'the picture {name} is not in the file. Put it into the zip beside the questions.',
    bn: '{name} ছবিটি ফাইলে নেই। প্রশ্নের সঙ্গে একই জিপে ছবিটি রাখুন।',
  },
  'exams.question-import.line.unusablePicture': {
    en: 'the picture {name} cannot be used. Take a PNG, JPEG, WebP or GIF of at most 50 megapixels.',
    bn: '{name} ছবিটি ব্যবহার করা যাচ্ছে না। সর্বোচ্চ ৫০ মেগাপিক্সেলের PNG, JPEG, WebP বা GIF দিন।',
  },
  'exams.question-import.line.inBank': {
    en: 'the bank has this question already.',
    bn: 'প্রশ্নটি প্রশ্নব্যাংকে আগে থেকেই আছে।',
  },
  'exams.question-import.line.repeated': {
    en: 'the same question is on line {other}.',
    bn: 'একই প্রশ্ন {other} নম্বর লাইনেও আছে।',
  },
} as const satisfies Record<string, Message>;
