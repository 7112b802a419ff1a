import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.userManagement,
  search: {
    en: 'Search by name, username, email or mobile',
    bn: 'নাম, ব্যবহারকারীর নাম, ইমেইল বা মোবাইল দিয়ে খুঁজুন',
  },
  error: {
    en: 'Error: An error occurred while fetching users.',
    bn: 'ত্রুটি: ব্যবহারকারীদের তালিকা আনতে সমস্যা হয়েছে।',
  },
  empty: { en: 'There are no users yet.', bn: 'এখনো কোনো ব্যবহারকারী নেই।' },
  notFound: { en: 'No user matches your search.', bn: 'এই খোঁজে কাউকে পাওয়া যায়নি।' },
  roleChangeHelp: {
    en: 'Administrators may open the boss area. A change logs the person out.',
    bn: 'প্রশাসকেরা এই অংশে ঢুকতে পারেন। বদলালে তিনি লগ আউট হয়ে যাবেন।',
  },
  active: commonTexts.active,
  inactive: { en: 'Deactivated', bn: 'নিষ্ক্রিয়' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updateTitle: { en: 'Update {name}', bn: '{name}: তথ্য হালনাগাদ' },
  save: commonTexts.save,
  yes: commonTexts.yesSave,
  no: { en: 'No, go back', bn: 'না, ফিরে যাই' },
  sure: { en: 'Are you sure?', bn: 'আপনি কি নিশ্চিত?' },
  demoteText: {
    en: '{name} will no longer be able to open the boss area.',
    bn: '{name} আর প্রশাসন অংশে ঢুকতে পারবেন না।',
  },
  deactivateText: {
    en: '{name} is logged out everywhere and cannot log in again. Results and enrolments stay.',
    bn: '{name} সব জায়গা থেকে লগ আউট হবেন এবং আর লগ ইন করতে পারবেন না। ফলাফল ও ভর্তি থাকবে।',
  },
  activated: { en: '{name} can log in again.', bn: '{name} আবার লগ ইন করতে পারবেন।' },
  deactivated: {
    en: '{name} is deactivated and logged out everywhere.',
    bn: '{name}: নিষ্ক্রিয় করা হয়েছে, সব জায়গা থেকে লগ আউট হয়েছেন।',
  },
  updated: { en: '{name} is updated.', bn: '{name}: হালনাগাদ হয়েছে।' },
  activate: { en: 'Activate', bn: 'সক্রিয় করুন' },
  activateTitle: {
    en: 'Activate {n} accounts?',
    one: 'Activate {n} account?',
    bn: '{n}টি অ্যাকাউন্ট সক্রিয় করবেন?',
  },
  activateBody: {
    en: 'They may log in and use their accounts again.',
    bn: 'তাঁরা আবার লগ ইন করে অ্যাকাউন্ট ব্যবহার করতে পারবেন।',
  },
  deactivate: { en: 'Deactivate', bn: 'নিষ্ক্রিয় করুন' },
  deactivateTitle: {
    en: 'Deactivate {n} accounts?',
    one: 'Deactivate {n} account?',
    bn: '{n}টি অ্যাকাউন্ট নিষ্ক্রিয় করবেন?',
  },
  deactivateBody: {
    en: 'They are logged out everywhere and cannot log in again. Results and enrolments stay.',
    bn: 'তাঁরা সব জায়গা থেকে লগ আউট হবেন এবং আর লগ ইন করতে পারবেন না। ফলাফল ও ভর্তি থাকবে।',
  },
  deactivateAdmins: {
    en: '{n} of them are administrators.',
    one: '{n} of them is an administrator.',
    bn: 'এঁদের মধ্যে {n} জন প্রশাসক।',
  },
  limitsNumber: {
    en: 'Choose between 1 and 20 courses and batches.',
    bn: '১ থেকে ২০টি কোর্স ও ব্যাচ বেছে নিন।',
  },
  limitsHelp: {
    en: 'With these rights the person sees and marks the work of these students, takes attendance and answers their questions. Everything else is closed.',
    bn: 'এই অধিকারে তিনি শুধু এই শিক্ষার্থীদের কাজ দেখেন ও নম্বর দেন, হাজিরা নেন আর প্রশ্নের উত্তর দেন। বাকি সব বন্ধ।',
  },
  limitsFailed: {
    en: 'The courses and batches could not be loaded. Close the form and open it again.',
    bn: 'কোর্স ও ব্যাচ আনা যায়নি। ফর্মটি বন্ধ করে আবার খুলুন।',
  },
  limited: {
    en: 'limited to {n} courses and batches',
    one: 'limited to 1 course or batch',
    bn: '{n}টি কোর্স ও ব্যাচে সীমিত',
  },
  permission: {
    questions: { en: 'Question setter', bn: 'প্রশ্ন প্রণেতা' },
    marking: { en: 'Marker', bn: 'মূল্যায়নকারী' },
    campaigns: { en: 'Campaign manager', bn: 'ক্যাম্পেইন ব্যবস্থাপক' },
    support: { en: 'Support', bn: 'সহায়তা' },
  },
  permissionHelp: {
    questions: { en: 'Courses, papers and questions', bn: 'কোর্স, প্রশ্নপত্র ও প্রশ্ন' },
    marking: { en: 'Results of students and their marks', bn: 'শিক্ষার্থীদের ফলাফল ও নম্বর' },
    campaigns: { en: 'Campaigns, registrations and release of results', bn: 'ক্যাম্পেইন, নিবন্ধন ও ফল প্রকাশ' },
    support: { en: 'Accounts and enrolments of students', bn: 'শিক্ষার্থীদের অ্যাকাউন্ট ও ভর্তি' },
  },
  invite: { en: 'Invite a person', bn: 'আমন্ত্রণ জানান' },
  import: commonTexts.importStudents,
  inviteTitle: { en: 'Invite a person', bn: 'আমন্ত্রণ জানান' },
  inviteLead: {
    en: 'The person gets a link and chooses a username and a password. The link works for 7 days.',
    bn: 'তিনি একটি লিংক পাবেন এবং নিজেই ব্যবহারকারীর নাম ও পাসওয়ার্ড বেছে নেবেন। লিংকটি ৭ দিন কাজ করবে।',
  },
  sendInvitation: { en: 'Send the invitation', bn: 'আমন্ত্রণ পাঠান' },
  invited: { en: 'An invitation is on its way to {email}.', bn: '{email}: আমন্ত্রণ পাঠানো হয়েছে।' },
  invitedByQr: {
    en: '{email} is invited. The QR code is in the list of open invitations.',
    bn: '{email}: আমন্ত্রণ তৈরি হয়েছে। কিউআর কোড অপেক্ষমাণ আমন্ত্রণের তালিকায় আছে।',
  },
  resend: commonTexts.sendAgain,
  withdraw: { en: 'Withdraw', bn: 'ফিরিয়ে নিন' },
  withdrawn: { en: 'The invitation of {email} is withdrawn.', bn: '{email}: আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে।' },
  withdrawTitle: { en: 'Withdraw the invitation of {email}?', bn: '{email}: আমন্ত্রণ ফিরিয়ে নেবেন?' },
  withdrawText: {
    en: 'The link no longer works then. You can undo this for 10 minutes.',
    bn: 'লিংকটি আর কাজ করবে না। ১০ মিনিটের মধ্যে এটি ফিরিয়ে আনা যাবে।',
  },
  passwordLink: { en: 'Send a password link', bn: 'পাসওয়ার্ডের লিংক পাঠান' },
  endSessions: { en: 'Log out everywhere', bn: 'সব জায়গা থেকে লগ আউট' },
  endSessionsTitle: { en: 'Log {name} out everywhere?', bn: '{name}: সব জায়গা থেকে লগ আউট করবেন?' },
  endSessionsText: {
    en: 'All devices are logged out at once. The person can log in again.',
    bn: 'সব ডিভাইস থেকে এখনই লগ আউট হয়ে যাবে। তিনি আবার লগ ইন করতে পারবেন।',
  },
  devices: {
    en: 'Now logged in on {n} devices.',
    one: 'Now logged in on {n} device.',
    bn: 'এখন {n}টি ডিভাইসে লগ ইন করা আছে।',
  },
  resetSecondFactor: { en: 'Reset two-step log-in', bn: 'দুই ধাপের লগ ইন তুলে দিন' },
  resetSecondFactorTitle: { en: 'Reset two-step log-in of {name}?', bn: '{name}: দুই ধাপের লগ ইন তুলে দেবেন?' },
  resetSecondFactorText: {
    en: 'Authenticator app, recovery codes and passkeys are removed, and all devices are logged out. Make sure that it is really {name} who asks. A mail says so, too.',
    bn: 'অথেনটিকেটর অ্যাপ, উদ্ধার কোড ও পাসকি মুছে যাবে, আর সব ডিভাইস থেকে লগ আউট হবে। আসলেই {name} চেয়েছেন কি না নিশ্চিত হয়ে নিন। তাঁকে মেইলেও জানানো হবে।',
  },
  deactivateOneTitle: { en: 'Deactivate the account of {name}?', bn: '{name}: অ্যাকাউন্ট নিষ্ক্রিয় করবেন?' },
  twoSteps: { en: 'Administrators must log in with two steps', bn: 'প্রশাসকদের দুই ধাপে লগ ইন করতে হবে' },
  twoStepsHelp: {
    en: 'Who has neither an authenticator app nor a passkey is asked to set one up at the next log-in.',
    bn: 'যাঁর অথেনটিকেটর অ্যাপ বা পাসকি কোনোটিই নেই, পরের লগ ইনে তাঁকে একটি চালু করতে বলা হবে।',
  },
  twoStepsTitle: {
    en: 'Require two steps of all administrators?',
    bn: 'সব প্রশাসকের জন্য দুই ধাপ বাধ্যতামূলক করবেন?',
  },
  twoStepsText: {
    en: 'Administrators who have neither an authenticator app nor a passkey are logged out, and must set one up before they can go on.',
    bn: 'যাঁদের অথেনটিকেটর অ্যাপ বা পাসকি কোনোটিই নেই, তাঁরা লগ আউট হয়ে যাবেন, আর একটি চালু না করা পর্যন্ত কাজ করতে পারবেন না।',
  },
  twoStepsConfirm: { en: 'Require two steps', bn: 'বাধ্যতামূলক করুন' },
  twoStepsOn: {
    en: 'From now on administrators log in with two steps',
    bn: 'এখন থেকে প্রশাসকেরা দুই ধাপে লগ ইন করবেন',
  },
  twoStepsOff: {
    en: 'Two steps are each administrator’s own choice again',
    bn: 'দুই ধাপ আবার প্রত্যেক প্রশাসকের নিজের ইচ্ছা',
  },
} as const;
