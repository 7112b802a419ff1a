import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.profile,
  tabs: { en: 'Parts of the profile', bn: 'প্রোফাইলের অংশ' },
  loading: { en: 'Loading your profile…', bn: 'আপনার প্রোফাইল লোড হচ্ছে…' },
  personal: { en: 'Personal Information', bn: 'ব্যক্তিগত তথ্য' },
  education: { en: 'Educational Background', bn: 'শিক্ষাগত তথ্য' },
  courses: { en: 'Course Enrollment', bn: 'কোর্সে ভর্তি' },

  noRecord: { en: 'No student data available', bn: 'শিক্ষার্থীর কোনো তথ্য নেই' },
  noRecordText: {
    en: 'Start a profile, and your name, school and photo appear here.',
    bn: 'প্রোফাইল শুরু করলে আপনার নাম, প্রতিষ্ঠান ও ছবি এখানে থাকবে।',
  },
  noRecordAdmin: {
    en: 'You are logged in as an administrator. Students and their profiles are in the boss area.',
    bn: 'আপনি প্রশাসক হিসেবে লগ ইন করেছেন। শিক্ষার্থীদের তথ্য প্রশাসনের পাতায় আছে।',
  },
  start: { en: 'Start my profile', bn: 'প্রোফাইল শুরু করুন' },
  toBoss: commonTexts.goToTheBossArea,

  edit: commonTexts.edit,
  save: commonTexts.save,
  cancel: commonTexts.cancel,
  saved: { en: 'Your profile is saved.', bn: 'আপনার প্রোফাইল সেভ হয়েছে।' },
  unsaved: {
    en: 'What you have changed here is not saved yet.',
    bn: 'এখানে যা বদলেছেন তা এখনও সেভ হয়নি।',
  },
  allOptional: {
    en: 'Fill in what you like; you can leave any of it empty.',
    bn: 'যা চান লিখুন; যেকোনোটি খালি রাখা যায়।',
  },
  given: { en: '{n} of {all}', bn: '{all}টির মধ্যে {n}টি' },
  complete: { en: 'Your profile: {n} of {all} details', bn: 'আপনার প্রোফাইল: {all}টি তথ্যের {n}টি দেওয়া' },
  whole: { en: 'Your profile is complete.', bn: 'আপনার প্রোফাইল সম্পূর্ণ।' },
  parts: {
    person: { en: 'Name and person', bn: 'নাম ও পরিচয়' },
    contact: { en: 'Contact', bn: 'যোগাযোগ' },
    guardian: { en: 'Guardian', bn: 'অভিভাবক' },
    address: commonTexts.address,
    education: { en: 'School and results', bn: 'প্রতিষ্ঠান ও ফল' },
  },
  notGiven: { en: 'Not given', bn: 'দেওয়া হয়নি' },

  englishName: commonTexts.nameInEnglish,
  bengaliName: commonTexts.nameInBengali,
  email: commonTexts.email,
  emailHelp: {
    en: 'Where the school can write to you. The address you log in with is on the account page.',
    bn: 'প্রতিষ্ঠান যেখানে লিখবে। লগ ইনের ঠিকানা অ্যাকাউন্টের পাতায় আছে।',
  },
  mobile: commonTexts.mobileNumber,
  mobileHelp: { en: 'For example 01712345678', bn: 'যেমন ০১৭১২৩৪৫৬৭৮' },
  guardianName: { en: 'Name of your guardian', bn: 'অভিভাবকের নাম' },
  guardianMobile: { en: 'Mobile number of your guardian', bn: 'অভিভাবকের মোবাইল নম্বর' },
  guardianHelp: {
    en: 'The school sees it only once your guardian has agreed.',
    bn: 'অভিভাবক সম্মতি দেওয়ার পরেই কেবল প্রতিষ্ঠান এটি দেখতে পায়।',
  },
  guardianConsent: { en: 'Has your guardian agreed?', bn: 'অভিভাবক কি সম্মতি দিয়েছেন?' },
  guardianConsentHelp: {
    en: 'Ask first: the school may then call or write to this number about your studies. A new number needs a new consent.',
    bn: 'আগে জিজ্ঞেস করুন: সম্মতি থাকলে প্রতিষ্ঠান পড়াশোনার বিষয়ে এই নম্বরে ফোন বা এসএমএস করতে পারবে। নম্বর বদলালে আবার সম্মতি লাগবে।',
  },
  guardianAgrees: { en: 'Yes, to calls and messages', bn: 'হ্যাঁ, ফোন ও বার্তায়' },
  dob: { en: 'Date of birth', bn: 'জন্মতারিখ' },
  gender: { en: 'Gender', bn: 'লিঙ্গ' },
  male: { en: 'Male', bn: 'পুরুষ' },
  female: { en: 'Female', bn: 'নারী' },
  other: { en: 'Other', bn: 'অন্যান্য' },
  street: { en: 'House and street', bn: 'বাসা ও রাস্তা' },
  city: { en: 'City or village', bn: 'শহর বা গ্রাম' },
  district: { en: 'District', bn: 'জেলা' },
  division: { en: 'Division', bn: 'বিভাগ' },

  lastLevel: { en: 'Latest level', bn: 'সর্বশেষ পর্যায়' },
  lastLevelHelp: { en: 'For example HSC 2026', bn: 'যেমন এইচএসসি ২০২৬' },
  lastInstitution: { en: 'School or college', bn: 'স্কুল বা কলেজ' },
  gradesGPA: { en: 'Grades or GPA', bn: 'গ্রেড বা জিপিএ' },
  currentStatus: { en: 'What you do now', bn: 'এখন যা করছেন' },
  currentStatusHelp: {
    en: 'For example preparing for admission',
    bn: 'যেমন ভর্তি পরীক্ষার প্রস্তুতি নিচ্ছি',
  },

  wrongEmail: {
    en: 'Enter an address like name@example.com, or leave this empty.',
    bn: 'name@example.com-এর মতো একটি ঠিকানা লিখুন, অথবা খালি রাখুন।',
  },
  wrongMobile: {
    en: 'Enter a number of digits, like 01712345678, or leave this empty.',
    bn: '০১৭১২৩৪৫৬৭৮-এর মতো একটি নম্বর লিখুন, অথবা খালি রাখুন।',
  },
  wrongDay: { en: 'Enter a real date of birth.', bn: 'সঠিক জন্মতারিখ লিখুন।' },
  tooLong: { en: 'This is too long: at most 200 characters.', bn: 'লেখাটি বেশি বড়: সর্বোচ্চ ২০০ অক্ষর।' },

  admissionPrep: commonTexts.admissionCourses,
  academic: commonTexts.academicCourses,
  enrolled: commonTexts.courses,
  overall: { en: 'Overall progress', bn: 'মোট অগ্রগতি' },
  papersTaken: { en: 'Papers taken', bn: 'প্রশ্নপত্র দেওয়া হয়েছে' },
  lessonsDone: { en: 'Lessons done', bn: 'পাঠ শেষ হয়েছে' },
  since: { en: 'Enrolled on {date}', bn: 'ভর্তি {date}' },
  noCourses: { en: 'You are not enrolled in a course yet.', bn: 'এখনও কোনো কোর্সে ভর্তি হননি।' },
  toCourses: commonTexts.seeTheCourses,
} as const;
