import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Recently deleted', bn: 'সদ্য মোছা' },
  lead: {
    en: 'What administrators deleted in the last 30 days. Until its time is over, everything can be brought back. 10 minutes after the delete of a campaign its participants are told by mail, and their registrations do not come back.',
    bn: 'গত ৩০ দিনে প্রশাসকেরা যা মুছেছেন। সময় শেষ হওয়ার আগে সবকিছু ফিরিয়ে আনা যায়। ক্যাম্পেইন মোছার ১০ মিনিট পর অংশগ্রহণকারীদের মেইলে জানানো হয়; তাদের নিবন্ধন আর ফেরে না।',
  },
  courses: { en: 'Courses, assignments and classes', bn: 'কোর্স, অ্যাসাইনমেন্ট ও ক্লাস' },
  exams: { en: 'Exams, questions and results', bn: 'পরীক্ষা, প্রশ্ন ও ফলাফল' },
  campaigns: commonTexts.campaigns,
  users: { en: 'Users and students', bn: 'ব্যবহারকারী ও শিক্ষার্থী' },
  nothing: {
    en: 'Nothing was deleted here in the last 30 days.',
    bn: 'গত ৩০ দিনে এখান থেকে কিছু মোছা হয়নি।',
  },
  nothingAllowed: {
    en: 'You may not delete anything, so nothing is listed here.',
    bn: 'আপনার কিছু মোছার অনুমতি নেই, তাই এখানে কোনো তালিকা নেই।',
  },
  by: { en: 'deleted by {name}, {time}', bn: '{name} মুছেছেন, {time}' },
  byNobody: { en: 'deleted {time}', bn: 'মোছা হয়েছে {time}' },
  takesAlong: { en: 'With it: {parts}', bn: 'সঙ্গে গেছে: {parts}' },
  timeLeft: commonTexts.timeRemaining,
  daysLeft: { en: '{n} days left', bn: '{n} দিন বাকি' },
  over: { en: 'The time is over.', bn: 'সময় শেষ হয়ে গেছে।' },
  more: { en: 'Show {n} more', bn: 'আরও {n}টি দেখুন' },
  search: commonTexts.searchByTitle,
  notFound: { en: 'Nothing of that title was deleted here.', bn: 'এই শিরোনামের কিছু এখান থেকে মোছা হয়নি।' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে আনুন' },
  undoNamed: { en: 'Undo: {title}', bn: 'ফিরিয়ে আনুন: {title}' },
  restored: { en: '{title} is back.', bn: '{title} ফিরে এসেছে।' },
} as const;

/** The names of deleted things, by kind. */
export const kindTexts: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = {
  'admission-course': { en: 'University course', bn: 'বিশ্ববিদ্যালয়ের কোর্স' },
  'academic-course': { en: 'Academic course', bn: 'একাডেমিক কোর্স' },
  subject: commonTexts.subject,
  chapter: commonTexts.chapter,
  lesson: commonTexts.lesson,
  content: { en: 'Content', bn: 'কনটেন্ট' },
  assignment: commonTexts.assignment,
  class: commonTexts.class,
  exam: commonTexts.exam,
  question: commonTexts.question,
  blueprint: commonTexts.blueprint,
  'academic-result': { en: 'Academic result', bn: 'একাডেমিক ফল' },
  campaign: commonTexts.campaign,
  invitation: commonTexts.invitation,
  'student-record': { en: 'Student record', bn: 'শিক্ষার্থীর তথ্য' },
  photo: { en: 'Photo', bn: 'ছবি' },
  'exam-campaign': { en: 'Exam campaign', bn: 'পরীক্ষা-ক্যাম্পেইন' },
};

/** The names of the things that are deleted with it, by kind; `one` is the English text for a count of 1. */
export const partTexts: Readonly<
  Record<string, { readonly en: string; readonly one: string; readonly bn: string }>
> = {
  units: commonTexts.nUnits,
  years: { en: '{n} papers', one: '1 paper', bn: '{n}টি প্রশ্নপত্র' },
  classes: { en: '{n} further classes', one: '1 further class', bn: 'আরও {n}টি ক্লাস' },
  subjects: commonTexts.nSubjects,
  chapters: commonTexts.nChapters,
  submissions: { en: '{n} hand-ins', one: '1 hand-in', bn: '{n}টি জমা' },
  registrations: { en: '{n} registrations', one: '1 registration', bn: '{n}টি নিবন্ধন' },
};
