import { adminTexts } from '@pathshala/admin-kit/admin-texts';
import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  listError: commonTexts.errorWith,
  delete: commonTexts.delete,
  deleteTitle: adminTexts.askDeleteName,
  deleted: adminTexts.nameIsDeleted,
  deletedMany: { en: '{n} are deleted.', one: 'One is deleted.', bn: '{n}টি মুছে ফেলা হয়েছে।' },
  deleteMany: {
    course: { en: 'Delete {n} courses?', one: 'Delete {n} course?', bn: '{n}টি কোর্স মুছবেন?' },
    subject: { en: 'Delete {n} subjects?', one: 'Delete {n} subject?', bn: '{n}টি বিষয় মুছবেন?' },
    chapter: { en: 'Delete {n} chapters?', one: 'Delete {n} chapter?', bn: '{n}টি অধ্যায় মুছবেন?' },
    content: { en: 'Delete {n} contents?', one: 'Delete {n} content?', bn: '{n}টি কনটেন্ট মুছবেন?' },
    lesson: { en: 'Delete {n} lessons?', one: 'Delete {n} lesson?', bn: '{n}টি পাঠ মুছবেন?' },
  },
  contentGoes: {
    en: 'Students can no longer read it. You can undo this, also later: for 30 days under “Recently deleted”.',
    bn: 'শিক্ষার্থীরা এটি আর পড়তে পারবে না। চাইলে ফিরিয়ে আনতে পারবেন: এখনই, অথবা ৩০ দিনের মধ্যে “সদ্য মোছা” থেকে।',
  },
  lessonGoes: {
    en: 'Students can no longer open it, and it no longer counts in their progress. You can undo this, also later: for 30 days under “Recently deleted”.',
    bn: 'শিক্ষার্থীরা পাঠটি আর খুলতে পারবে না, অগ্রগতির হিসাবেও থাকবে না। চাইলে ফিরিয়ে আনতে পারবেন: এখনই, অথবা ৩০ দিনের মধ্যে “সদ্য মোছা” থেকে।',
  },
  counting: { en: 'Counting what goes along …', bn: 'সঙ্গে কী কী মুছবে, গোনা হচ্ছে …' },
  goesAlong: { en: 'This goes along:', bn: 'সঙ্গে এগুলোও মুছে যাবে:' },
  nothingElse: { en: 'Nothing else goes along.', bn: 'সঙ্গে আর কিছু মুছবে না।' },
  count: {
    exams: { en: '{n} exams', one: '{n} exam', bn: '{n}টি পরীক্ষা' },
    subjects: commonTexts.nSubjects,
    chapters: commonTexts.nChapters,
    lessons: commonTexts.nLessons,
    contents: { en: '{n} contents', one: '{n} content', bn: '{n}টি কনটেন্ট' },
    assignments: { en: '{n} assignments', one: '{n} assignment', bn: '{n}টি অ্যাসাইনমেন্ট' },
  },
  enrolled: {
    en: '{n} students are enrolled. They no longer find the course.',
    one: '{n} student is enrolled and no longer finds the course.',
    bn: '{n} জন শিক্ষার্থী ভর্তি আছে। তারা কোর্সটি আর পাবে না।',
  },
  noResults: { en: 'No student has progress or results here.', bn: 'এখানে কোনো শিক্ষার্থীর অগ্রগতি বা ফলাফল নেই।' },
  results: {
    en: '{n} students have progress or results here.',
    one: '{n} student has progress or results here.',
    bn: 'এখানে {n} জন শিক্ষার্থীর অগ্রগতি বা ফলাফল আছে।',
  },
  resultsUpTo: {
    en: 'Up to {n} students have progress or results here.',
    one: '{n} student has progress or results here.',
    bn: 'এখানে সর্বোচ্চ {n} জন শিক্ষার্থীর অগ্রগতি বা ফলাফল আছে।',
  },
  canUndo: {
    en: 'You can undo this, also later: for 30 days under “Recently deleted”.',
    bn: 'চাইলে ফিরিয়ে আনতে পারবেন: এখনই, অথবা ৩০ দিনের মধ্যে “সদ্য মোছা” থেকে।',
  },
  title: {
    course: commonTexts.courses,
    subject: commonTexts.subjects,
    chapter: commonTexts.chapters,
    content: { en: 'Contents', bn: 'কনটেন্ট' },
    lesson: commonTexts.lessons,
  },
  search: {
    course: { en: 'Search by name', bn: 'নাম দিয়ে খুঁজুন' },
    subject: { en: 'Search by name', bn: 'নাম দিয়ে খুঁজুন' },
    chapter: adminTexts.searchByTitle,
    content: adminTexts.searchByTitle,
    lesson: adminTexts.searchByTitle,
  },
  empty: {
    course: commonTexts.noCoursesAvailable,
    subject: commonTexts.noSubjectsAvailable,
    chapter: { en: 'There are no chapters yet.', bn: 'এখনো কোনো অধ্যায় নেই।' },
    content: { en: 'There are no contents yet.', bn: 'এখনো কোনো কনটেন্ট নেই।' },
    lesson: { en: 'There are no lessons yet.', bn: 'এখনো কোনো পাঠ নেই।' },
  },
  notFound: {
    course: adminTexts.noCourseMatches,
    subject: { en: 'No subject matches your search.', bn: 'আপনার খোঁজের সঙ্গে কোনো বিষয় মেলেনি।' },
    chapter: { en: 'No chapter matches your search.', bn: 'আপনার খোঁজের সঙ্গে কোনো অধ্যায় মেলেনি।' },
    content: { en: 'No content matches your search.', bn: 'আপনার খোঁজের সঙ্গে কোনো কনটেন্ট মেলেনি।' },
    lesson: { en: 'No lesson matches your search.', bn: 'আপনার খোঁজের সঙ্গে কোনো পাঠ মেলেনি।' },
  },
  order: {
    subject: { en: 'Order of the subjects', bn: 'বিষয়গুলোর ক্রম' },
    chapter: { en: 'Order of the chapters', bn: 'অধ্যায়গুলোর ক্রম' },
    content: { en: 'Order of the contents', bn: 'কনটেন্টের ক্রম' },
    lesson: { en: 'Order of the lessons', bn: 'পাঠগুলোর ক্রম' },
  },
  ordered: {
    subject: { en: 'The subjects have a new order.', bn: 'বিষয়গুলো নতুন ক্রমে সাজানো হয়েছে।' },
    chapter: { en: 'The chapters have a new order.', bn: 'অধ্যায়গুলো নতুন ক্রমে সাজানো হয়েছে।' },
    content: { en: 'The contents have a new order.', bn: 'কনটেন্টগুলো নতুন ক্রমে সাজানো হয়েছে।' },
    lesson: { en: 'The lessons have a new order.', bn: 'পাঠগুলো নতুন ক্রমে সাজানো হয়েছে।' },
  },
} as const;
