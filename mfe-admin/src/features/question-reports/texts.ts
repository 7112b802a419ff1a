import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the questions that students have reported. */
export const texts = {
  title: { en: 'Reported questions', bn: 'প্রশ্ন নিয়ে অভিযোগ' },
  lead: {
    en: 'Students report what is wrong with a question. One answer closes all open reports of the question.',
    bn: 'প্রশ্নে ভুল থাকলে শিক্ষার্থীরা জানায়। একটি উত্তরেই প্রশ্নটির সব খোলা অভিযোগের নিষ্পত্তি হয়।',
  },
  search: { en: 'Search by exam', bn: 'পরীক্ষার নাম দিয়ে খুঁজুন' },
  empty: { en: 'No question has been reported yet.', bn: 'এখনো কোনো প্রশ্ন নিয়ে অভিযোগ আসেনি।' },
  notFound: { en: 'No report waits here.', bn: 'এখানে কোনো অভিযোগ অপেক্ষায় নেই।' },
  exam: commonTexts.exam,
  question: commonTexts.question,
  numbered: { en: '{n}. {words}', bn: '{n}. {words}' },
  picture: commonTexts.pictureWord,
  reason: commonTexts.reason,
  state: commonTexts.state,
  open: { en: 'Open', bn: 'খোলা' },
  answered: commonTexts.answered,
  openReports: { en: 'Open reports', bn: 'খোলা অভিযোগ' },
  sent: { en: 'Sent', bn: 'পাঠানো' },
  detailTitle: { en: 'Question {n} of {title}', bn: '{title}: প্রশ্ন {n}' },
  unknownTitle: { en: 'A question of {title}', bn: '{title}-এর একটি প্রশ্ন' },
  report: { en: 'The report', bn: 'অভিযোগ' },
  text: { en: 'In their words', bn: 'শিক্ষার্থীর ভাষায়' },
  asSeen: { en: 'The question as students see it', bn: 'শিক্ষার্থীরা প্রশ্নটি যেমন দেখে' },
  explanation: commonTexts.explanation,
  isVoid: commonTexts.questionIsVoid,
  gone: {
    en: 'This version of the exam can no longer be read.',
    bn: 'পরীক্ষার এই সংস্করণটি আর পড়া যাচ্ছে না।',
  },
  answer: commonTexts.yourAnswer,
  answerHelp: {
    en: 'Everyone with an open report of this question reads it and gets a mail ({n} open).',
    bn: 'প্রশ্নটি নিয়ে যাদের অভিযোগ খোলা আছে তারা সবাই এটি পড়বে ও ইমেইল পাবে (খোলা {n}টি)।',
  },
  answerMissing: { en: 'Write an answer. Students read it.', bn: 'উত্তর লিখুন। শিক্ষার্থীরা এটি পড়বে।' },
  send: { en: 'Send answer', bn: 'উত্তর পাঠান' },
  saved: { en: 'The answer is sent.', bn: 'উত্তর পাঠানো হয়েছে।' },
  givenAnswer: commonTexts.answer,
  answeredBy: { en: '{name}, {time}', bn: '{name}, {time}' },
  correctKey: commonTexts.correctTheKey,
  editQuestion: { en: 'Edit in the question bank', bn: 'প্রশ্নব্যাংকে সম্পাদনা করুন' },
  from: { en: 'Read in', bn: 'যেখানে পড়েছে' },
  analysis: commonTexts.analysis,
  none: { en: '–', bn: '–' },
};

export const reasonTexts = {
  'wrong-key': { en: 'The key is wrong', bn: 'উত্তর ভুল' },
  unclear: { en: 'Unclear', bn: 'প্রশ্ন অস্পষ্ট' },
  'typing-mistake': { en: 'Typing mistake', bn: 'বানান বা ছাপার ভুল' },
  'off-syllabus': { en: 'Off the syllabus', bn: 'সিলেবাসের বাইরে' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
};

export const fromTexts = {
  result: { en: 'an exam result', bn: 'পরীক্ষার ফল' },
  practice: { en: 'a practice', bn: 'অনুশীলন' },
  paper: { en: 'the answers of a past paper', bn: 'আগের প্রশ্নপত্রের উত্তর' },
  mistakes: { en: 'the mistakes notebook', bn: 'ভুলের খাতা' },
  bookmarks: { en: 'the bookmarks', bn: 'বুকমার্ক' },
  search: { en: 'the search of questions', bn: 'প্রশ্ন খোঁজার পাতা' },
};
