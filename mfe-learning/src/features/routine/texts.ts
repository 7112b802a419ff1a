import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the routine of a student. */
export const texts = {
  title: { en: 'Routine', bn: 'রুটিন' },
  lead: {
    en: 'Your classes, exams, assignments and reviews, day by day.',
    bn: 'প্রতিদিনের ক্লাস, পরীক্ষা, অ্যাসাইনমেন্ট ও ভুল আবার দেখা।',
  },
  view: { en: 'Show', bn: 'দেখান' },
  day: commonTexts.day,
  week: commonTexts.week,
  earlier: { en: 'Earlier', bn: 'আগের' },
  later: { en: 'Later', bn: 'পরের' },
  today: { en: 'Today', bn: 'আজ' },
  nothing: { en: 'Nothing planned', bn: 'কিছু নেই' },
  class: commonTexts.class,
  exam: commonTexts.exam,
  assignment: { en: 'Assignment due', bn: 'অ্যাসাইনমেন্ট জমার শেষ সময়' },
  handedIn: { en: 'handed in', bn: 'জমা দেওয়া হয়েছে' },
  reviews: { en: '{n} reviews are due', one: '1 review is due', bn: '{n}টি ভুল আবার দেখা বাকি' },
  review: { en: 'Mistakes to review', bn: 'ভুল আবার দেখা' },
  examsFailed: { en: 'The exams could not be loaded.', bn: 'পরীক্ষাগুলো আনা যায়নি।' },
  tryAgain: commonTexts.tryAgain,
  calendar: { en: 'In your own calendar', bn: 'নিজের ক্যালেন্ডারে' },
  calendarHelp: {
    en: 'Add this private address to the calendar of your phone: classes and assignments appear there by themselves. Whoever has the address can read your routine.',
    bn: 'ব্যক্তিগত এই ঠিকানাটি ফোনের ক্যালেন্ডারে যোগ করুন: ক্লাস ও অ্যাসাইনমেন্ট নিজে থেকেই সেখানে দেখা যাবে। ঠিকানাটি যার কাছে থাকবে সে আপনার রুটিন দেখতে পারবে।',
  },
  address: commonTexts.address,
  createAddress: { en: 'Create an address', bn: 'ঠিকানা তৈরি করুন' },
  newAddress: { en: 'Create a new address', bn: 'নতুন ঠিকানা তৈরি করুন' },
  copy: commonTexts.copyToClipboard,
  copied: commonTexts.copied,
  notCopied: {
    en: 'Your browser does not allow copying. Select the text and copy it.',
    bn: 'আপনার ব্রাউজার কপি করতে দেয়নি। লেখাটি নির্বাচন করে কপি করুন।',
  },
  revoke: { en: 'Revoke', bn: 'বন্ধ করুন' },
  revokeAsk: { en: 'Revoke this address?', bn: 'এই ঠিকানা বন্ধ করবেন?' },
  revokeText: {
    en: 'Calendars that use the address no longer show your routine. You can create another address at any time.',
    bn: 'যেসব ক্যালেন্ডারে ঠিকানাটি আছে সেখানে আর রুটিন দেখা যাবে না। যেকোনো সময় নতুন ঠিকানা তৈরি করতে পারবেন।',
  },
  replaceAsk: { en: 'Create a new address?', bn: 'নতুন ঠিকানা তৈরি করবেন?' },
  replaceText: {
    en: 'The address of now stops working: calendars that use it need the new one.',
    bn: 'এখনকার ঠিকানাটি আর কাজ করবে না: যেসব ক্যালেন্ডারে এটি আছে সেখানে নতুনটি দিতে হবে।',
  },
  attendance: { en: 'My attendance', bn: 'আমার হাজিরা' },
  attendanceSum: {
    en: '{percent} in the last 90 days: {present} present, {late} late, {absent} absent, {excused} excused.',
    bn: 'গত ৯০ দিনে {percent}: {present}টি ক্লাসে উপস্থিত, {late}টিতে দেরি, {absent}টিতে অনুপস্থিত, {excused}টিতে ছুটি।',
  },
  noAttendance: {
    en: 'No class with attendance in the last 90 days.',
    bn: 'গত ৯০ দিনে হাজিরাসহ কোনো ক্লাস হয়নি।',
  },
  lastClasses: { en: 'Last classes', bn: 'শেষ ক্লাসগুলো' },
  present: { en: 'present', bn: 'উপস্থিত' },
  late: { en: 'came late', bn: 'দেরিতে' },
  absent: { en: 'absent', bn: 'অনুপস্থিত' },
  excused: { en: 'excused', bn: 'ছুটি' },
  notFound: { en: 'The class could not be loaded', bn: 'ক্লাসটি আনা যায়নি' },
  recording: { en: 'Watch the recording', bn: 'রেকর্ডিং দেখুন' },
  note: commonTexts.classNote,
  attendTitle: commonTexts.attendance,
  marking: { en: 'One moment …', bn: 'একটু অপেক্ষা করুন …' },
  marked: { en: 'You are marked as: {state}.', bn: 'আপনার হাজিরা: {state}।' },
  noCode: {
    en: 'This link has no code. Scan the code that is shown in the room.',
    bn: 'এই লিংকে কোনো কোড নেই। কক্ষে দেখানো কোডটি স্ক্যান করুন।',
  },
} as const;

/** From Sunday on. */
export const weekdayTexts = [
  { en: 'Sunday', bn: 'রবিবার' },
  { en: 'Monday', bn: 'সোমবার' },
  { en: 'Tuesday', bn: 'মঙ্গলবার' },
  { en: 'Wednesday', bn: 'বুধবার' },
  { en: 'Thursday', bn: 'বৃহস্পতিবার' },
  { en: 'Friday', bn: 'শুক্রবার' },
  { en: 'Saturday', bn: 'শনিবার' },
] as const;
