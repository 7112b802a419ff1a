export const texts = {
  numbers: { en: 'The course in numbers', bn: 'এক নজরে কোর্স' },
  subjects: { en: 'Subjects', bn: 'বিষয়' },
  chapters: { en: 'Chapters', bn: 'অধ্যায়' },
  lessons: { en: 'Lessons', bn: 'পাঠ' },
  prerequisites: { en: 'What you should know before', bn: 'আগে যা জানা থাকলে ভালো' },
  certificates: { en: 'Certificates', bn: 'সনদ' },
  validity: { en: 'valid for {time}', bn: 'মেয়াদ {time}' },
  linkAfterEnrolling: {
    en: 'Enrolled students find the link here.',
    bn: 'ভর্তি হলে ক্লাসের লিংক এখানেই পাবেন।',
  },
  nextClass: { en: 'Next class', bn: 'পরের ক্লাস' },
  onNow: { en: 'On now', bn: 'এখন চলছে' },
  noDate: { en: 'Date to be announced', bn: 'তারিখ পরে জানানো হবে' },
  pastClasses: { en: 'Past classes ({n})', bn: 'আগের ক্লাস ({n}টি)' },
} as const;
