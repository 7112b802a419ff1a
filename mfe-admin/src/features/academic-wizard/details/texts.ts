export const texts = {
  choose: { en: 'Choose one', bn: 'একটি বেছে নিন' },
  pictureAddress: { en: 'Or the address of a picture', bn: 'অথবা ছবির ঠিকানা' },
  schedule: { en: 'Dates and duration', bn: 'তারিখ ও সময়' },
  studentsPay: { en: 'Students pay:', bn: 'শিক্ষার্থী দেবে:' },
  audience: { en: 'For whom', bn: 'কাদের জন্য' },
  addCertification: { en: 'Add certification', bn: 'সনদ যোগ করুন' },
  addResource: { en: 'Add resource', bn: 'উপকরণ যোগ করুন' },
  addSession: { en: 'Add session', bn: 'লাইভ ক্লাস যোগ করুন' },
} as const;
