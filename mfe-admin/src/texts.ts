import { commonTexts } from '@pathshala/web-kit/common-texts';

/** Texts that several features use. */
export const sharedTexts = {
  cancel: commonTexts.cancel,
  menuExamCampaigns: { en: 'Exam Campaigns', bn: 'পরীক্ষা ক্যাম্পেইন' },
  listEdit: commonTexts.edit,
  listDelete: commonTexts.delete,
  usersState: commonTexts.state,
  notAllowedTitle: { en: 'Not among your permissions', bn: 'এই কাজের অনুমতি নেই' },
  notAllowedText: {
    en: 'Your account may not open this page. An administrator with all permissions can change that.',
    bn: 'আপনার অ্যাকাউন্ট থেকে এই পাতা খোলা যায় না। সব অনুমতি আছে এমন প্রশাসক চাইলে তা বদলাতে পারেন।',
  },
  limitedText: {
    en: 'Your rights are limited to some courses and batches, and this page is about the whole school. An administrator with all permissions can change that.',
    bn: 'আপনার অধিকার কয়েকটি কোর্স ও ব্যাচে সীমিত, আর এই পাতা পুরো প্রতিষ্ঠানের। সব অনুমতি আছে এমন প্রশাসক তা বদলাতে পারেন।',
  },
  universitiesTitle: commonTexts.admissionCoursesTitle,
  universities: {
    free: commonTexts.free,
    paid: { en: 'Paid', bn: 'ফি লাগে' },
  },
  universitiesEnrolled: commonTexts.enrolled,
  universitiesCreated: commonTexts.created,
  academicDiscountTooHigh: {
    en: 'The discount cannot be more than the price.',
    bn: 'ছাড় মূল্যের চেয়ে বেশি হতে পারে না।',
  },
  academicListTitle: { en: 'Academic Courses', bn: 'একাডেমিক কোর্স' },
  academicListView: { en: 'View as student', bn: 'শিক্ষার্থীর চোখে দেখুন' },
  treeView: commonTexts.view,
  treeExams: commonTexts.exams,
  treeEdit: commonTexts.edit,
  treeSave: commonTexts.save,
  treeEditTitle: commonTexts.editName,
  phase: {
    upcoming: commonTexts.upcoming,
    running: commonTexts.running,
    past: { en: 'Past', bn: 'শেষ' },
  },
  step: {
    university: { en: 'University', bn: 'বিশ্ববিদ্যালয়' },
    units: commonTexts.units,
    years: commonTexts.years,
  },
  wizardEditTitle: commonTexts.editName,
  wizardNext: { en: 'Next', bn: 'পরের ধাপ' },
  wizardSave: commonTexts.save,
  wizardSaved: commonTexts.nameIsSaved,
  wizardRemove: commonTexts.remove,
  courseBasics: { en: 'The course', bn: 'কোর্স' },
  courseLists: { en: 'What students read', bn: 'শিক্ষার্থীরা যা পড়বে' },
  courseAddTestimonial: { en: 'Add testimonial', bn: 'মতামত যোগ করুন' },
  courseAddFaq: { en: 'Add question', bn: 'প্রশ্ন যোগ করুন' },
  unitsAdd: { en: 'Add unit', bn: 'ইউনিট যোগ করুন' },
  checkNumber: { en: 'Write a number, 0 or more.', bn: '০ বা তার বেশি একটি সংখ্যা লিখুন।' },
} as const;
