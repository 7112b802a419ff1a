import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  lead: {
    en: 'Students cannot open a part before it opens, after it closes, or before they have completed what it waits for: a lesson, or a past paper. A part that is closed closes everything in it, its exams and assignments too. What somebody is sitting goes on.',
    bn: 'খোলার আগে, বন্ধ হওয়ার পরে, বা যা আগে শেষ করার কথা (পাঠ বা বিগত বছরের প্রশ্নপত্র) তা শেষ না করে শিক্ষার্থীরা কোনো অংশ খুলতে পারে না। কোনো অংশ বন্ধ থাকলে তার ভেতরের সবকিছু, পরীক্ষা ও অ্যাসাইনমেন্টও, বন্ধ থাকে। যে পরীক্ষা চলছে তা চলতে থাকে।',
  },
  opensAt: { en: 'Opens', bn: 'খুলবে' },
  closesAt: { en: 'Closes', bn: 'বন্ধ হবে' },
  after: { en: 'After completing', bn: 'আগে যা শেষ করতে হবে' },
  nothing: { en: 'Nothing', bn: 'কিছু নেই' },
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
    unit: commonTexts.unit,
    year: { en: 'Past paper', bn: 'বিগত প্রশ্নপত্র' },
    content: { en: 'Content', bn: 'কনটেন্ট' },
  },
} as const;
