export const actionTexts = {
  created: { en: 'Created', bn: 'তৈরি' },
  changed: { en: 'Changed', bn: 'পরিবর্তন' },
  deleted: { en: 'Deleted', bn: 'মুছে ফেলা' },
} as const;

/** By the first part of the path in the API. */
export const thingTexts = {
  settings: { en: 'Site settings', bn: 'সাইটের সেটিংস' },
  users: { en: 'User', bn: 'ব্যবহারকারী' },
  students: { en: 'Student record', bn: 'শিক্ষার্থীর তথ্য' },
  student: { en: 'Student profile', bn: 'শিক্ষার্থীর প্রোফাইল' },
  admissioncourse: { en: 'Admission course', bn: 'ভর্তি প্রস্তুতির কোর্স' },
  academiccourse: { en: 'Academic course', bn: 'একাডেমিক কোর্স' },
  courses: { en: 'Course or payment', bn: 'কোর্স বা পেমেন্ট' },
  assignments: { en: 'Assignment', bn: 'অ্যাসাইনমেন্ট' },
  exams: { en: 'Exam or result', bn: 'পরীক্ষা বা ফলাফল' },
  questions: { en: 'Question', bn: 'প্রশ্ন' },
  academicresult: { en: 'Academic result', bn: 'একাডেমিক ফলাফল' },
  campaign: { en: 'Campaign', bn: 'ক্যাম্পেইন' },
  examcampaigns: { en: 'Exam campaign', bn: 'পরীক্ষা-ক্যাম্পেইন' },
} as const;

/** What routes do that are more than a create, a change or a delete. */
export const routeTexts: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = {
  'post /settings/logo': { en: 'Uploaded a logo', bn: 'লোগো আপলোড' },
  'post /users/invite': { en: 'Invited', bn: 'আমন্ত্রণ' },
  'post /users/invitations/{id}/resend': { en: 'Invited again', bn: 'আবার আমন্ত্রণ' },
  'delete /users/invitations/{id}': { en: 'Withdrew the invitation', bn: 'আমন্ত্রণ প্রত্যাহার' },
  'post /users/{id}/end-sessions': { en: 'Logged out everywhere', bn: 'সব জায়গা থেকে লগ আউট' },
  'post /users/{id}/password-link': { en: 'Mailed a password link', bn: 'পাসওয়ার্ডের লিংক পাঠানো' },
  'post /users/{id}/reset-second-factor': { en: 'Reset the second step', bn: 'দ্বিতীয় ধাপ রিসেট' },
  'post /students/student/enroll': { en: 'Enrolled', bn: 'ভর্তি' },
  'put /courses/claims/{id}/decision': { en: 'Decided a payment', bn: 'পেমেন্টে সিদ্ধান্ত' },
  'post /courses/claims/decisions': { en: 'Decided payments', bn: 'একাধিক পেমেন্টে সিদ্ধান্ত' },
  'put /exams/marking/{resultId}': { en: 'Marked', bn: 'নম্বর দেওয়া' },
  'put /assignments/submissions/{id}/marks': { en: 'Marked', bn: 'নম্বর দেওয়া' },
  'post /exams/papers/{paperId}/key-corrections': { en: 'Corrected the key', bn: 'উত্তরমালা সংশোধন' },
  'put /exams/question-reports/{id}/answer': { en: 'Answered a report', bn: 'অভিযোগের উত্তর' },
  'post /examcampaigns/{id}/release': { en: 'Released the results', bn: 'ফল প্রকাশ' },
  'post /examcampaigns/{id}/archive': { en: 'Archived', bn: 'আর্কাইভ' },
  'post /campaign/campaigns/{id}/archive': { en: 'Archived', bn: 'আর্কাইভ' },
};

export const texts = {
  restored: { en: 'Restored', bn: 'ফিরিয়ে আনা' },
  nobody: { en: 'Deleted account', bn: 'মুছে ফেলা অ্যাকাউন্ট' },
  field: { en: 'Field', bn: 'ঘর' },
  before: { en: 'Before', bn: 'আগে' },
  after: { en: 'After', bn: 'পরে' },
  changes: { en: 'Changes', bn: 'পরিবর্তনসমূহ' },
  yes: { en: 'yes', bn: 'হ্যাঁ' },
  no: { en: 'no', bn: 'না' },
  nothing: { en: 'nothing', bn: 'কিছু না' },
  noFields: {
    en: 'The entry names no fields.',
    bn: 'এই এন্ট্রিতে কোনো ঘরের নাম নেই।',
  },
} as const;

/** Fields that many things have; others are shown by their name in the API. */
export const fieldTexts: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = {
  name: { en: 'Name', bn: 'নাম' },
  title: { en: 'Title', bn: 'শিরোনাম' },
  description: { en: 'Description', bn: 'বিবরণ' },
  role: { en: 'Role', bn: 'ভূমিকা' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  email: { en: 'Email', bn: 'ইমেইল' },
  username: { en: 'Username', bn: 'ব্যবহারকারীর নাম' },
  permissions: { en: 'Permissions', bn: 'অনুমতি' },
  status: { en: 'Status', bn: 'অবস্থা' },
  state: { en: 'State', bn: 'অবস্থা' },
  price: { en: 'Price', bn: 'মূল্য' },
  fee: { en: 'Fee', bn: 'ফি' },
  courseCode: { en: 'Course code', bn: 'কোর্স কোড' },
  startDate: { en: 'Start', bn: 'শুরু' },
  endDate: { en: 'End', bn: 'শেষ' },
  timeLimit: { en: 'Time limit', bn: 'সময়সীমা' },
  score: { en: 'Marks', bn: 'নম্বর' },
  units: { en: 'Units', bn: 'ইউনিট' },
  years: { en: 'Years', bn: 'সাল' },
  subjects: { en: 'Subjects', bn: 'বিষয়' },
  content: { en: 'Text', bn: 'লেখা' },
  createdAt: { en: 'Created', bn: 'তৈরির সময়' },
};
