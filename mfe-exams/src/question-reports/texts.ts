import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of reporting a question. */
export const texts = {
  report: { en: 'Report this question', bn: 'প্রশ্নে ভুল আছে? জানান' },
  change: { en: 'Change my report', bn: 'অভিযোগ বদলান' },
  title: { en: 'What is wrong with the question?', bn: 'প্রশ্নটিতে কী সমস্যা?' },
  lead: {
    en: 'A teacher looks at it. You read the answer here and get a mail.',
    bn: 'শিক্ষক এটি দেখবেন। উত্তর এখানে দেখবেন, ইমেইলেও পাবেন।',
  },
  text: { en: 'In your words', bn: 'নিজের ভাষায় লিখুন' },
  textHelp: {
    en: 'What should it say, and where did you read it?',
    bn: 'কী হওয়া উচিত, আর কোথায় পড়েছেন?',
  },
  textMissing: {
    en: 'Write in a sentence what is wrong with the question.',
    bn: 'প্রশ্নটিতে কী ভুল তা এক বাক্যে লিখুন।',
  },
  cancel: commonTexts.cancel,
  send: commonTexts.send,
  sent: { en: 'Your report is sent. Thank you!', bn: 'আপনার অভিযোগ পাঠানো হয়েছে। ধন্যবাদ!' },
  open: {
    en: 'You reported: {reason}. A teacher will look at it.',
    bn: 'আপনি জানিয়েছেন: {reason}। শিক্ষক এটি দেখবেন।',
  },
  answered: { en: 'You reported: {reason}. The answer:', bn: 'আপনি জানিয়েছেন: {reason}। উত্তর:' },
};

export const reasonTexts = {
  'wrong-key': { en: 'The answer given as correct is wrong', bn: 'যে উত্তর সঠিক বলা হয়েছে তা ভুল' },
  unclear: { en: 'The question is unclear', bn: 'প্রশ্নটি অস্পষ্ট' },
  'typing-mistake': { en: 'There is a typing mistake', bn: 'বানান বা ছাপার ভুল আছে' },
  'off-syllabus': { en: 'It is not in the syllabus', bn: 'এটি সিলেবাসের বাইরে' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
};
