import type { Message } from '@pathshala/contract-kit/message';
import { authoringMessages } from './authoring-messages.ts';
import { batchMessages } from './batch-messages.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { classMessages } from './class-messages.ts';
import { feeMessages } from './fee-messages.ts';
import { discussionMessages } from './discussion-messages.ts';
import { gradebookMessages } from './gradebook-messages.ts';
import { openingMessages } from './opening-messages.ts';

export const messages = {
  ...batchMessages,
  ...gradebookMessages,
  ...openingMessages,
  'catalog.course-not-found': { en: 'There is no such course.', bn: 'এমন কোনো কোর্স নেই।' },
  'catalog.copy-without-start': {
    en: 'This course has no start date to move the others from. Set its start date first, or copy it with the same dates.',
    bn: 'এই কোর্সের শুরুর তারিখ নেই, তাই তারিখ সরানো যাচ্ছে না। আগে শুরুর তারিখ দিন, অথবা তারিখ না বদলে অনুলিপি করুন।',
  },
  'catalog.copy-too-far': {
    en: 'The dates would move by more than ten years ({days} days). Choose a nearer day.',
    bn: 'তারিখ দশ বছরের ({days} দিন) বেশি সরে যাবে। কাছের একটি দিন বেছে নিন।',
  },
  'catalog.enrolment-not-found': { en: 'There is no such enrolment.', bn: 'এমন কোনো ভর্তি নেই।' },
  'catalog.enrolment-ended': {
    en: 'This enrolment has ended. Enrol the student again first.',
    bn: 'এই ভর্তি শেষ হয়ে গেছে। আগে শিক্ষার্থীকে আবার ভর্তি করুন।',
  },
  'catalog.access-until.past': {
    en: 'The last day is over already. Choose today or a later day.',
    bn: 'শেষ দিনটি পেরিয়ে গেছে। আজ বা পরের কোনো দিন বেছে নিন।',
  },
  'catalog.access-until.reason': {
    en: 'Write why. It is in the audit log.',
    bn: 'কারণ লিখুন। এটি কাজের বিবরণীতে থাকবে।',
  },
  'catalog.unenrol.reason': {
    en: 'Write why you end the enrolment. The student reads it.',
    bn: 'ভর্তি কেন বাতিল করছেন লিখুন। শিক্ষার্থী এটি পড়বে।',
  },
  'catalog.course-code-taken': {
    en: 'Another course has this code. Choose a different one.',
    bn: 'অন্য একটি কোর্সে এই কোড আছে। আরেকটি বেছে নিন।',
  },
  'catalog.restore-too-late': {
    en: 'This course was deleted more than 30 days ago and cannot be brought back.',
    bn: 'কোর্সটি ৩০ দিনের বেশি আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'catalog.course.incomplete': {
    en: 'The course is not complete yet. Please look at the marked places.',
    bn: 'কোর্সটি এখনো সম্পূর্ণ নয়। চিহ্নিত জায়গাগুলো দেখুন।',
  },
  'catalog.course.name': { en: 'Give the course a name.', bn: 'কোর্সের একটি নাম দিন।' },
  'catalog.course.discount': {
    en: 'The discount cannot be more than the fee.',
    bn: 'ছাড় ফি-র চেয়ে বেশি হতে পারে না।',
  },
  'catalog.course.rating': { en: 'A rating is from 0 to 5.', bn: 'রেটিং ০ থেকে ৫-এর মধ্যে হয়।' },
  'catalog.unit.name': { en: 'Give the unit a name.', bn: 'ইউনিটের একটি নাম দিন।' },
  'catalog.year.label': { en: 'Which year was it?', bn: 'কোন সালের পরীক্ষা?' },
  'catalog.year.time-limit': {
    en: 'Give a time limit of 1 to 600 minutes.',
    bn: '১ থেকে ৬০০ মিনিটের মধ্যে সময়সীমা দিন।',
  },
  'catalog.year.negative-marking': {
    en: 'Negative marking is from 0 to 100 percent.',
    bn: 'নেগেটিভ মার্কিং ০ থেকে ১০০ শতাংশের মধ্যে হয়।',
  },
  'catalog.year.required-subjects': {
    en: 'At least the mandatory subjects and at most all subjects can be required.',
    bn: 'কমপক্ষে আবশ্যিক বিষয়গুলো, আর সর্বোচ্চ সব বিষয় চাওয়া যায়।',
  },
  'catalog.year.total-marks': {
    en: 'The total marks must be more than 0.',
    bn: 'মোট নম্বর ০-এর বেশি হতে হবে।',
  },
  'catalog.year.too-large': {
    en: 'This year is too large. Use smaller pictures.',
    bn: 'এই সালের প্রশ্নপত্র বেশি বড়। ছোট ছবি ব্যবহার করুন।',
  },
  'catalog.subject.name': { en: 'Give the subject a name.', bn: 'বিষয়ের নাম লিখুন।' },
  'catalog.subject.name-taken': {
    en: 'This year already has a subject of this name.',
    bn: 'এই সালে এই নামের বিষয় আগেই আছে।',
  },
  'catalog.subject.empty': { en: 'This subject has no questions yet.', bn: 'এই বিষয়ে এখনো প্রশ্ন নেই।' },
  'catalog.question.text': { en: 'Write the question.', bn: 'প্রশ্নটি লিখুন।' },
  'catalog.question.too-large': {
    en: 'This text is too large. Use a smaller picture.',
    bn: 'এই লেখাটি বেশি বড়। ছোট ছবি ব্যবহার করুন।',
  },
  'catalog.question.points': { en: 'The points must be more than 0.', bn: 'নম্বর ০-এর বেশি হতে হবে।' },
  'catalog.question.options': {
    en: 'A question has 2 to 6 options.',
    bn: 'একটি প্রশ্নে ২ থেকে ৬টি উত্তর থাকে।',
  },
  'catalog.question.option-text': { en: 'Write this option.', bn: 'এই উত্তরটি লিখুন।' },
  'catalog.question.no-correct-option': {
    en: 'Mark at least one option as correct.',
    bn: 'কমপক্ষে একটি উত্তর সঠিক বলে চিহ্নিত করুন।',
  },
  'catalog.not-enrolled': { en: 'Enrol in the course first.', bn: 'আগে কোর্সটিতে ভর্তি হোন।' },
  'catalog.student-not-found': {
    en: 'There is no student with this id.',
    bn: 'এই আইডির কোনো শিক্ষার্থী নেই।',
  },
  'catalog.waiting-enrolment-not-found': {
    en: 'This person does not wait for the course any more.',
    bn: 'এই ব্যক্তি আর কোর্সটির অপেক্ষায় নেই।',
  },
  'catalog.bulk-nobody': {
    en: 'There is nobody to enrol in this list.',
    bn: 'এই তালিকায় ভর্তি করার মতো কেউ নেই।',
  },
  'catalog.already-enrolled': {
    en: 'You are already enrolled in this course.',
    bn: 'আপনি এই কোর্সে আগেই ভর্তি হয়েছেন।',
  },
  'catalog.not-free': { en: 'This course is not free.', bn: 'এই কোর্সটি বিনামূল্যের নয়।' },
  'catalog.enrolment-closed': {
    en: 'Enrolment for this course is not open.',
    bn: 'এই কোর্সে এখন ভর্তি চলছে না।',
  },
  'catalog.enrolled': { en: 'Enrollment successful!', bn: 'ভর্তি সম্পন্ন হয়েছে!' },
  'catalog.enrol-failed': { en: 'Failed to enroll in course', bn: 'কোর্সে ভর্তি করা যায়নি' },
  'catalog.enrolled-courses-failed': {
    en: 'Failed to fetch enrolled courses',
    bn: 'ভর্তি হওয়া কোর্সগুলো আনা যায়নি',
  },
  'catalog.academic.incomplete': {
    en: 'Please fill in all required fields.',
    bn: 'আবশ্যিক সব ঘর পূরণ করুন।',
  },
  'catalog.academic.dates': {
    en: 'The end must not be before the start.',
    bn: 'শেষের তারিখ শুরুর আগে হতে পারে না।',
  },
  'catalog.course-title-required': { en: 'Please enter a course title', bn: 'কোর্সের শিরোনাম লিখুন' },
  'catalog.subject-title-required': { en: 'Please enter a subject name', bn: 'বিষয়ের নাম লিখুন' },
  'catalog.chapter-title-required': { en: 'Please enter a chapter name', bn: 'অধ্যায়ের নাম লিখুন' },
  'catalog.lesson-incomplete': {
    en: 'Please enter a title and the content',
    bn: 'শিরোনাম ও পাঠের লেখা দিন',
  },
  'catalog.content-incomplete': {
    en: 'Please enter a title and the details',
    bn: 'শিরোনাম ও বিস্তারিত লিখুন',
  },
  'catalog.subject-not-found': { en: 'There is no such subject.', bn: 'এমন কোনো বিষয় নেই।' },
  'catalog.chapter-not-found': { en: 'There is no such chapter.', bn: 'এমন কোনো অধ্যায় নেই।' },
  'catalog.lesson-not-found': { en: 'There is no such lesson.', bn: 'এমন কোনো পাঠ নেই।' },
  'catalog.content-not-found': { en: 'There is no such content.', bn: 'এমন কোনো বিষয়বস্তু নেই।' },
  ...authoringMessages,

  ...classMessages,
  ...discussionMessages,

  ...checkoutMessages,
  ...feeMessages,

  'catalog.assignment.incomplete': {
    en: 'The assignment is not complete yet. Please look at the marked fields.',
    bn: 'অ্যাসাইনমেন্টটি এখনো সম্পূর্ণ নয়। চিহ্নিত ঘরগুলো দেখুন।',
  },
  'catalog.assignment.title': { en: 'Give the assignment a title.', bn: 'অ্যাসাইনমেন্টের একটি শিরোনাম দিন।' },
  'catalog.assignment.description': {
    en: 'Describe what students are to do.',
    bn: 'শিক্ষার্থীদের কী করতে হবে তা লিখুন।',
  },
  'catalog.assignment.due-date': {
    en: 'Set the day and time by which it is due.',
    bn: 'কোন দিন কয়টার মধ্যে জমা দিতে হবে তা দিন।',
  },
  'catalog.assignment.max-score': {
    en: 'Give the full marks; they must be more than 0.',
    bn: 'পূর্ণমান দিন; তা ০-এর বেশি হতে হবে।',
  },
  'catalog.assignment.criterion': {
    en: 'Give each criterion a name of its own and marks above 0.',
    bn: 'প্রতিটি মানদণ্ডের আলাদা নাম ও ০-এর বেশি নম্বর দিন।',
  },
  'catalog.assignment.criteria-sum': {
    en: 'The criteria add up to {sum}, not to the full marks.',
    bn: 'মানদণ্ডগুলোর যোগফল {sum}, পূর্ণমানের সমান নয়।',
  },
  'catalog.assignment.restore-too-late': {
    en: 'This assignment was deleted more than 30 days ago and cannot be brought back.',
    bn: 'অ্যাসাইনমেন্টটি ৩০ দিনের বেশি আগে মুছে ফেলা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
  'catalog.assignment-not-found': { en: 'There is no such assignment.', bn: 'এমন কোনো অ্যাসাইনমেন্ট নেই।' },
  'catalog.submission-not-found': { en: 'There is no such hand-in.', bn: 'এমন কোনো জমা নেই।' },
  'catalog.hand-in.empty': {
    en: 'Write something, give a link, add photos of your pages or choose a PDF.',
    bn: 'কিছু লিখুন, একটি লিংক দিন, পৃষ্ঠার ছবি দিন বা একটি পিডিএফ বেছে নিন।',
  },
  'catalog.hand-in.group': {
    en: 'Write the names of everybody in your group.',
    bn: 'আপনার দলের সবার নাম লিখুন।',
  },
  'catalog.hand-in.file-gone': {
    en: 'The PDF is no longer there. Please upload it again.',
    bn: 'পিডিএফটি আর নেই। আবার আপলোড করুন।',
  },
  'catalog.hand-in.page-gone': {
    en: 'Page {n} is no longer there. Remove it and add its photo again.',
    bn: 'পৃষ্ঠা {n} আর নেই। এটি সরিয়ে আবার ছবি দিন।',
  },
  'catalog.hand-in.marked': {
    en: 'This has been marked already and can no longer be changed.',
    bn: 'এটিতে নম্বর দেওয়া হয়ে গেছে, তাই আর বদলানো যাবে না।',
  },
  'catalog.marks.incomplete': {
    en: 'Give marks for each criterion.',
    bn: 'প্রতিটি মানদণ্ডে নম্বর দিন।',
  },
  'catalog.marks.too-high': {
    en: 'At most {max} marks can be given here.',
    bn: 'এখানে সর্বোচ্চ {max} নম্বর দেওয়া যায়।',
  },
  // Payment claims
  'catalog.claim-not-found': { en: 'There is no such payment claim.', bn: 'এমন কোনো পেমেন্টের আবেদন নেই।' },
  'catalog.claim-free': {
    en: 'This course is free. You can enrol at once.',
    bn: 'এই কোর্সটি বিনামূল্যের। এখনই ভর্তি হতে পারেন।',
  },
  'catalog.claim-open': {
    en: 'You have already sent your payment for this course. We are checking it.',
    bn: 'এই কোর্সের পেমেন্টের তথ্য আগেই পাঠিয়েছেন। আমরা সেটি যাচাই করছি।',
  },
  'catalog.transaction-used': {
    en: 'This transaction ID was already used. Check the ID in your payment message and enter it again.',
    bn: 'এই ট্রানজেকশন আইডি আগেই ব্যবহার করা হয়েছে। পেমেন্টের মেসেজে আইডিটি মিলিয়ে আবার লিখুন।',
  },
  'catalog.claim.transaction': {
    en: 'Enter the transaction ID as in your payment message: 4 to 40 letters and digits.',
    bn: 'পেমেন্টের মেসেজে যেমন আছে সেভাবে ট্রানজেকশন আইডি লিখুন: ৪ থেকে ৪০টি ইংরেজি অক্ষর ও সংখ্যা।',
  },
  'catalog.claim-decided': {
    en: 'This payment claim was already decided or withdrawn. Load the page again.',
    bn: 'এই আবেদনের সিদ্ধান্ত আগেই হয়েছে, অথবা এটি ফিরিয়ে নেওয়া হয়েছে। পাতাটি আবার খুলুন।',
  },
  'catalog.claim.reason': {
    en: 'Write why you refuse the payment. The student reads it.',
    bn: 'কেন নাকচ করছেন তা লিখুন। শিক্ষার্থী এটি পড়বে।',
  },
} as const satisfies Record<string, Message>;
