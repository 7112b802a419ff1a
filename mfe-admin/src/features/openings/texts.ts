import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Opening by date', bn: 'তারিখ অনুযায়ী খোলা' },
  lead: {
    en: 'Students cannot open a part before it opens, after it closes, or before they have completed the lesson it waits for. A part that is closed closes everything in it.',
    bn: 'খোলার আগে, বন্ধ হওয়ার পরে, বা যে পাঠের অপেক্ষায় আছে সেটি শেষ করার আগে শিক্ষার্থীরা কোনো অংশ খুলতে পারে না। কোনো অংশ বন্ধ থাকলে তার ভেতরের সবকিছুও বন্ধ থাকে।',
  },
  opensAt: { en: 'Opens', bn: 'খুলবে' },
  closesAt: { en: 'Closes', bn: 'বন্ধ হবে' },
  after: { en: 'After completing', bn: 'যে পাঠ শেষ করতে হবে' },
  noLesson: { en: 'No lesson', bn: 'কোনো পাঠ নয়' },
  change: { en: 'Change', bn: 'বদলান' },
  changeOf: { en: 'Change {title}', bn: '{title} বদলান' },
  always: { en: 'From the start', bn: 'শুরু থেকেই' },
  never: { en: 'Never', bn: 'কখনো না' },
  saved: { en: 'The opening times are saved.', bn: 'খোলা ও বন্ধের সময় সংরক্ষিত হয়েছে।' },
  kind: {
    course: commonTexts.course,
    subject: commonTexts.subject,
    chapter: commonTexts.chapter,
    lesson: commonTexts.lesson,
    content: { en: 'Content', bn: 'কনটেন্ট' },
  },
} as const;
