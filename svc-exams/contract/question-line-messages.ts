import type { Message } from '@pathshala/contract-kit/message';

/** The remarks about a question of an imported file. Those with `line` stand after "Line 3:". */
export const questionLineMessages = {
  'exams.question-import.remark.tagsAsText': {
    en: 'Its tags, such as <b>, are read as text. If they are formatting, write [html] before the text in GIFT, or “Question (HTML)” as the heading in a sheet.',
    bn: '<b>-এর মতো ট্যাগগুলো সাধারণ লেখা হিসেবে পড়া হয়েছে। এগুলো বিন্যাস বোঝালে GIFT-এ লেখার আগে [html] দিন, স্প্রেডশিটে শিরোনাম দিন “Question (HTML)”।',
  },
  'exams.question-import.remark.signsAsText': {
    en: 'A < that begins no tag is read as text.',
    bn: 'যে < চিহ্ন কোনো ট্যাগের শুরু নয়, তা সাধারণ লেখা হিসেবে পড়া হয়েছে।',
  },
  'exams.question-import.remark.markdown': {
    en: 'Markdown is not supported: its signs, such as **, are kept as text.',
    bn: 'Markdown চলে না: **-এর মতো চিহ্নগুলো সাধারণ লেখা হিসেবেই আছে।',
  },
  'exams.question-import.remark.lost': {
    en: 'Left out: {names}.',
    bn: 'বাদ পড়েছে: {names}।',
  },
  'exams.question-import.remark.raisedByStyle': {
    en: 'Raised or lowered text may have become ordinary text. Check powers and formulas.',
    bn: 'উপরে বা নিচে লেখা অংশ সাধারণ লেখা হয়ে গিয়ে থাকতে পারে। ঘাত ও সংকেত দেখে নিন।',
  },
  'exams.question-import.remark.feedback': {
    en: 'The feedback of single options stands in the explanation.',
    bn: 'আলাদা আলাদা উত্তরের মন্তব্য ব্যাখ্যায় রাখা হয়েছে।',
  },
  'exams.question-import.remark.wrongFeedback': {
    en: 'The feedback for wrong or partly right answers is left out.',
    bn: 'ভুল বা আংশিক সঠিক উত্তরের মন্তব্য বাদ পড়েছে।',
  },
  'exams.question-import.remark.hints': { en: 'Its hints are left out.', bn: 'এর ইঙ্গিতগুলো বাদ পড়েছে।' },
  'exams.question-import.remark.partMarks': {
    en: 'Options with part of the marks count as wrong here.',
    bn: 'যে উত্তরে আংশিক নম্বর ছিল, সেগুলো এখানে ভুল বলে গণ্য হবে।',
  },
  'exams.question-import.remark.unequalMarks': {
    en: 'The right options have different shares of the marks; here all of them together earn the points.',
    bn: 'সঠিক উত্তরগুলোর নম্বর আলাদা আলাদা ছিল; এখানে সবগুলো মিলে নম্বর পাওয়া যাবে।',
  },
  'exams.question-import.remark.severalRight': {
    en: 'Several options earn full marks in the file; here a student has to choose all of them.',
    bn: 'ফাইলে একাধিক উত্তরের প্রতিটিতে পূর্ণ নম্বর; এখানে শিক্ষার্থীকে সবগুলোই বেছে নিতে হবে।',
  },
  'exams.question-import.remark.negativeMarks': {
    en: 'Negative marks of single options are left out: an exam has its own negative marking.',
    bn: 'আলাদা উত্তরের ঋণাত্মক নম্বর বাদ পড়েছে: পরীক্ষায় নেগেটিভ মার্কিং আলাদাভাবে ঠিক করা হয়।',
  },
  'exams.question-import.remark.categories': {
    en: 'Levels between subject and chapter are left out: {names}.',
    bn: 'বিষয় ও অধ্যায়ের মাঝের স্তরগুলো বাদ পড়েছে: {names}।',
  },
  'exams.question-import.remark.giftSigns': {
    en: 'A sign without a backslash (= { } ~) is read as text. Check question and options.',
    bn: 'ব্যাকস্ল্যাশ ছাড়া একটি চিহ্ন (= { } ~) সাধারণ লেখা হিসেবে পড়া হয়েছে। প্রশ্ন ও উত্তরগুলো দেখে নিন।',
  },
  'exams.question-import.remark.title': {
    en: 'This row stands above the headings and is left out.',
    bn: 'সারিটি শিরোনামের ওপরে, তাই বাদ পড়েছে।',
  },
  'exams.question-import.line.shortAnswer': {
    en: 'this is a short answer. Only questions with options can be imported: leave it out, or give it wrong options (~).',
    bn: 'এটি সংক্ষিপ্ত উত্তরের প্রশ্ন। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়: বাদ দিন, অথবা ভুল উত্তর (~) যোগ করুন।',
  },
  'exams.question-import.line.numerical': {
    en: 'this is a numerical question. Only questions with options can be imported.',
    bn: 'এটি সংখ্যায় উত্তর দেওয়ার প্রশ্ন। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়।',
  },
  'exams.question-import.line.matching': {
    en: 'this is a matching question. Only questions with options can be imported.',
    bn: 'এটি মিলকরণ প্রশ্ন। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়।',
  },
  'exams.question-import.line.essay': {
    en: 'this is an essay question. Only questions with options can be imported.',
    bn: 'এটি রচনামূলক প্রশ্ন। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়।',
  },
  'exams.question-import.line.description': {
    en: 'this is a text without answers. Only questions with options can be imported.',
    bn: 'এটি উত্তরহীন লেখা। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়।',
  },
  'exams.question-import.line.partMarks': {
    en: 'no option earns full marks, so it is not sure which is right. Give the right one 100 % (= in GIFT), or shares of several right ones that make up 100 %.',
    bn: 'কোনো উত্তরেই পূর্ণ নম্বর নেই, তাই কোনটি সঠিক তা নিশ্চিত নয়। সঠিক উত্তরে ১০০ % দিন (GIFT-এ =), অথবা একাধিক সঠিক উত্তরের ভাগ মিলিয়ে ১০০ % করুন।',
  },
  'exams.question-import.line.noRightOption': {
    en: 'no option is marked as right. Mark it with = in GIFT, with fraction="100" in Moodle XML.',
    bn: 'কোনো উত্তর সঠিক বলে চিহ্নিত নেই। GIFT-এ = দিয়ে, Moodle XML-এ fraction="100" দিয়ে চিহ্নিত করুন।',
  },
  'exams.question-import.line.giftBraces': {
    en: 'the braces are not one pair around the answers. Close them, put an empty line between questions, and write \\{ \\} for braces in a text.',
    bn: 'উত্তরগুলো ঠিক এক জোড়া { } বন্ধনীর ভেতরে নেই। বন্ধনী শেষ করুন, প্রশ্নের মাঝে খালি লাইন দিন, আর লেখার ভেতরের বন্ধনী \\{ \\} লিখুন।',
  },
  'exams.question-import.line.giftStart': {
    en: 'the answers do not begin with = or ~.',
    bn: 'উত্তরগুলো = বা ~ দিয়ে শুরু হয়নি।',
  },
  'exams.question-import.line.giftEquals': {
    en: 'it is not sure which = begins an answer. Write \\= where it is text.',
    bn: 'কোন = উত্তরের শুরু তা নিশ্চিত নয়। লেখার অংশ হলে \\= লিখুন।',
  },
  'exams.question-import.line.oneQuestion': {
    en: 'this text is not exactly one question. Write one question here, and import others by themselves.',
    bn: 'লেখাটিতে ঠিক একটি প্রশ্ন নেই। এখানে একটি প্রশ্ন লিখুন, বাকিগুলো আলাদা করে আমদানি করুন।',
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
    en: 'this is a question of the kind {name}. Only questions with options can be imported.',
    bn: 'এটি {name} ধরনের প্রশ্ন। শুধু বহুনির্বাচনি প্রশ্ন আমদানি করা যায়।',
  },
  'exams.question-import.line.gift': {
    en: 'this is no GIFT question. Write the text, then {=right ~wrong}, with \\ before { } = ~ # : in a text.',
    bn: 'এটি GIFT প্রশ্ন নয়। প্রশ্নের পর {=সঠিক ~ভুল} লিখুন; লেখার ভেতরের { } = ~ # : চিহ্নের আগে \\ দিন।',
  },
  'exams.question-import.line.moodle': {
    en: 'this question of the file cannot be read. Export it from Moodle again.',
    bn: 'ফাইলের এই প্রশ্নটি পড়া যাচ্ছে না। Moodle থেকে আবার রপ্তানি করুন।',
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
