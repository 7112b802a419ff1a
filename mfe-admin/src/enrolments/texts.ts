import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the list of enrolments. */
export const texts = {
  title: commonTexts.enrolments,
  lead: {
    en: 'Who has which course. Ending an enrolment takes the course from the student, who reads why; results stay.',
    bn: 'কার কোন কোর্স আছে। ভর্তি বাতিল করলে শিক্ষার্থী কোর্সটি আর পাবে না এবং কারণ জানবে; ফলাফল থেকে যাবে।',
  },
  bulk: { en: 'Enrol students', bn: 'শিক্ষার্থী ভর্তি করুন' },
  search: { en: 'Search by name of the student', bn: 'শিক্ষার্থীর নাম দিয়ে খুঁজুন' },
  empty: { en: 'Nobody is enrolled in a course yet.', bn: 'এখনো কেউ কোনো কোর্সে ভর্তি হয়নি।' },
  notFound: { en: 'No enrolment matches.', bn: 'এমন কোনো ভর্তি নেই।' },
  student: commonTexts.student,
  course: commonTexts.course,
  noCourse: { en: 'without students', bn: 'শিক্ষার্থী নেই' },
  enrolled: { en: 'Enrolled', bn: 'ভর্তির সময়' },
  state: commonTexts.state,
  holds: { en: 'Enrolled', bn: 'ভর্তি আছেন' },
  ended: { en: 'Ended', bn: 'বাতিল' },
  endedAt: { en: '{time}: {reason}', bn: '{time}: {reason}' },
  sameCourse: { en: 'All of this course', bn: 'এই কোর্সের সবাই' },
  sameStudent: { en: 'All of this student', bn: 'এই শিক্ষার্থীর সবগুলো' },
  end: { en: 'End the enrolment…', bn: 'ভর্তি বাতিল করুন…' },
  enrolAgain: { en: 'Enrol again', bn: 'আবার ভর্তি করুন' },
  endTitle: { en: 'End the enrolment of {name}?', bn: '{name}-এর ভর্তি বাতিল করবেন?' },
  endText: {
    en: 'The course “{course}” and its exams close for this student at once. Results and progress stay, and return if you enrol the student again.',
    bn: '“{course}” কোর্স ও এর পরীক্ষাগুলো এই শিক্ষার্থীর জন্য সঙ্গে সঙ্গে বন্ধ হবে। ফলাফল ও অগ্রগতি থেকে যাবে; আবার ভর্তি করলে ফিরে আসবে।',
  },
  reason: commonTexts.reason,
  reasonHelp: { en: 'The student is mailed this.', bn: 'শিক্ষার্থীকে এটি ইমেইলে জানানো হবে।' },
  reasonMissing: {
    en: 'Write why you end the enrolment. The student reads it.',
    bn: 'ভর্তি কেন বাতিল করছেন লিখুন। শিক্ষার্থী এটি পড়বে।',
  },
  cancel: commonTexts.cancel,
  confirm: { en: 'End the enrolment', bn: 'ভর্তি বাতিল করুন' },
  endedToast: { en: '{name} is no longer enrolled.', bn: '{name}-এর ভর্তি বাতিল হয়েছে।' },
  againToast: { en: 'Enrolled again: {name}', bn: 'আবার ভর্তি হয়েছে: {name}' },
} as const;
