import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the lists of exams, and those that their other screens share. */
export const texts = {
  title: commonTexts.exams,
  titleOf: { en: 'Exams: {name}', bn: 'পরীক্ষা: {name}' },
  create: { en: 'Create New Exam', bn: 'নতুন পরীক্ষা তৈরি করুন' },
  search: commonTexts.searchByTitle,
  empty: { en: 'No exams yet.', bn: 'এখনো কোনো পরীক্ষা নেই।' },
  notFound: { en: 'No exam matches your search.', bn: 'খোঁজের সঙ্গে কোনো পরীক্ষা মেলেনি।' },
  failed: { en: 'Error fetching exams: {error}', bn: 'পরীক্ষাগুলো আনা যায়নি: {error}' },
  questions: commonTexts.questions,
  changed: commonTexts.lastChange,
  parent: { en: 'Belongs to', bn: 'কোথাকার' },
  parents: {
    course: commonTexts.course,
    subject: commonTexts.subject,
    chapter: commonTexts.chapter,
    lesson: commonTexts.lesson,
    unit: commonTexts.unit,
  },
  view: commonTexts.view,
  edit: commonTexts.edit,
  delete: commonTexts.delete,
  deleteAsk: {
    en: 'Are you sure you want to delete this exam?',
    bn: 'আপনি কি নিশ্চিত যে এই পরীক্ষাটি মুছে ফেলতে চান?',
  },
  deleteNobody: { en: 'Nobody has taken it yet.', bn: 'এখনো কেউ পরীক্ষাটি দেয়নি।' },
  deleteStays: {
    en: 'Students keep their results ({results}) and attempts ({attempts}); nobody can start it any more.',
    bn: 'শিক্ষার্থীদের ফলাফল ({results}) ও প্রচেষ্টা ({attempts}) থেকে যাবে; নতুন করে কেউ শুরু করতে পারবে না।',
  },
  deleteStaysMany: {
    en: 'Students keep their results; nobody can start these exams any more.',
    bn: 'শিক্ষার্থীদের ফলাফল থেকে যাবে; এই পরীক্ষাগুলো আর কেউ শুরু করতে পারবে না।',
  },
  deleteUndo: commonTexts.undoFor10Minutes,
  deleted: commonTexts.nameIsDeleted,
  deletedMany: { en: '{n} exams are deleted.', one: '1 exam is deleted.', bn: '{n}টি পরীক্ষা মুছে ফেলা হয়েছে।' },
  deleteSelected: { en: 'Delete {n} exams?', one: 'Delete 1 exam?', bn: '{n}টি পরীক্ষা মুছবেন?' },
} as const;
