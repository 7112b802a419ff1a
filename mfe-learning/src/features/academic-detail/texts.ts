export const texts = {
  numbers: { en: 'The course in numbers', bn: 'এক নজরে কোর্স' },
  subjects: { en: 'Subjects', bn: 'বিষয়' },
  chapters: { en: 'Chapters', bn: 'অধ্যায়' },
  lessons: { en: 'Lessons', bn: 'পাঠ' },
  prerequisites: { en: 'What you should know before', bn: 'আগে যা জানা থাকলে ভালো' },
  certificates: { en: 'Certificates', bn: 'সনদ' },
  validity: { en: 'valid for {time}', bn: 'মেয়াদ {time}' },
} as const;
