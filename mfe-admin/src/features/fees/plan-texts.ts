import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of changing the price plan of one student. */
export const planTexts = {
  open: { en: 'Change the plan…', bn: 'ফি-পরিকল্পনা বদলান…' },
  title: { en: 'Plan of {student}: {course}', bn: '{student}-এর ফি-পরিকল্পনা: {course}' },
  plan: { en: 'New plan', bn: 'নতুন পরিকল্পনা' },
  choose: { en: 'Choose a plan', bn: 'একটি পরিকল্পনা বেছে নিন' },
  planMissing: { en: 'Choose the new plan.', bn: 'নতুন পরিকল্পনা বেছে নিন।' },
  reason: commonTexts.reason,
  reasonMissing: { en: 'Write why the plan changes.', bn: 'পরিকল্পনা কেন বদলাচ্ছে তা লিখুন।' },
  none: {
    en: 'The course has no other plan of the price that was charged. Add one under “Price plans”.',
    bn: 'একই মূল্যের আর কোনো পরিকল্পনা এই কোর্সে নেই। “ফি-পরিকল্পনা” পাতায় একটি যোগ করুন।',
  },
  otherPrice: {
    en: 'Charged were {charged}. Plans of another price cannot be chosen: {names}.',
    bn: 'ধার্য ফি {charged}। অন্য মূল্যের পরিকল্পনা বাছা যায় না: {names}।',
  },
  compare: { en: 'Left to pay', bn: 'বাকি' },
  dueOn: commonTexts.dueOn,
  before: commonTexts.now,
  after: { en: 'By the new plan', bn: 'নতুন পরিকল্পনায়' },
  change: { en: 'Change the plan', bn: 'পরিকল্পনা বদলান' },
  changed: { en: 'The plan is changed.', bn: 'পরিকল্পনা বদলানো হয়েছে।' },
};
