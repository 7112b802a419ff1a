import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  choose: { en: 'Choose one', bn: 'একটি বেছে নিন' },
  category: {
    Academic: commonTexts.academic,
    Admission: commonTexts.admission,
  },
  courseTypeHelp: { en: 'For example: Live, Recorded', bn: 'যেমন: লাইভ, রেকর্ড করা' },
  languageHelp: { en: 'For example: Bangla, English', bn: 'যেমন: বাংলা, ইংরেজি' },
  statusHelp: {
    en: 'Students see upcoming and active courses. A draft needs a title only.',
    bn: 'শিক্ষার্থীরা আসন্ন ও চলমান কোর্স দেখে। খসড়া রাখতে শুধু শিরোনাম লাগে।',
  },
  pictureHelp: { en: 'PNG, JPEG or WebP, up to 5 MB.', bn: 'PNG, JPEG বা WebP, সর্বোচ্চ ৫ এমবি।' },
  pictureAddress: { en: 'Or the address of a picture', bn: 'অথবা ছবির ঠিকানা' },
  schedule: { en: 'Dates and duration', bn: 'তারিখ ও সময়' },
  hours: { en: 'hours', bn: 'ঘণ্টা' },
  discountHelp: { en: 'Taken off the price.', bn: 'মূল্য থেকে বাদ যাবে।' },
  studentsPay: { en: 'Students pay:', bn: 'শিক্ষার্থী দেবে:' },
  audience: { en: 'For whom', bn: 'কাদের জন্য' },
  addCertification: { en: 'Add certification', bn: 'সনদ যোগ করুন' },
  certificationName: { en: 'Name of the certificate', bn: 'সনদের নাম' },
  issuer: { en: 'Issued by', bn: 'কে দেয়' },
  validity: { en: 'Valid for', bn: 'মেয়াদ' },
  feedback: { en: 'Feedback', bn: 'মতামত' },
  addResource: { en: 'Add resource', bn: 'উপকরণ যোগ করুন' },
  link: { en: 'Link (https://…)', bn: 'লিংক (https://…)' },
  addSession: { en: 'Add session', bn: 'লাইভ ক্লাস যোগ করুন' },
  sessionStart: commonTexts.starts,
  sessionDuration: commonTexts.duration,
  liveLink: { en: 'Link of the live class (https://…)', bn: 'লাইভ ক্লাসের লিংক (https://…)' },
} as const;
