import { commonTexts } from '@pathshala/web-kit/common-texts';
import { ruleLabels as rules } from './rule-labels.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

/** The settings by their path in the API. */
const labels: Readonly<Record<string, Text>> = {
  'siteName.bn': commonTexts.nameInBengali,
  'siteName.en': commonTexts.nameInEnglish,
  'contact.address.bn': { en: 'Address in Bengali', bn: 'বাংলা ঠিকানা' },
  'contact.address.en': { en: 'Address in English', bn: 'ইংরেজি ঠিকানা' },
  'contact.phone': { en: 'Telephone', bn: 'টেলিফোন' },
  'contact.email': commonTexts.email,
  social: { en: 'Social links', bn: 'সামাজিক মাধ্যমের লিংক' },
  'statistics.students': commonTexts.students,
  'statistics.classes': { en: 'Classes', bn: 'ক্লাস' },
  'statistics.sheets': { en: 'Practice sheets', bn: 'অনুশীলন শিট' },
  'statistics.tests': { en: 'Model tests', bn: 'মডেল টেস্ট' },
  'statistics.rating': { en: 'Average rating out of 5', bn: '৫-এর মধ্যে গড় রেটিং' },
  countStatistics: rules.countStatistics,
  voices: commonTexts.whatStudentsSay,
  copyrightYear: { en: 'Copyright year', bn: 'কপিরাইটের সাল' },
  'features.registration': { en: 'Visitors can open an account', bn: 'দর্শনার্থীরা অ্যাকাউন্ট খুলতে পারবে' },
  'features.photos': { en: 'Students can upload a photo', bn: 'শিক্ষার্থীরা ছবি আপলোড করতে পারবে' },
  'features.practice': rules.practice,
  'features.discussion': rules.discussion,
  'features.certificates': rules.certificates,
  logo: rules.logo,
  url: { en: 'Uploaded picture', bn: 'আপলোড করা ছবি' },
  width: { en: 'Width in pixels', bn: 'প্রস্থ, পিক্সেলে' },
  height: { en: 'Height in pixels', bn: 'উচ্চতা, পিক্সেলে' },
  'languages.offered': rules.offered,
  'languages.standard': rules.standard,
  'exams.graceSeconds': rules.grace,
  'exams.startsOfOneExam': rules.startsOfOne,
  'exams.startsOfAllExams': rules.startsOfAll,
  'exams.deskMinutes': rules.deskMinutes,
  passwordMinimum: {
    en: 'Characters of a new password, at least',
    bn: 'নতুন পাসওয়ার্ডে অন্তত কত অক্ষর',
  },
  requireSecondFactorForAdmins: {
    en: 'Two steps for administrators',
    bn: 'প্রশাসকদের জন্য দুই ধাপে লগ ইন',
  },
  'payment.bkash': { en: 'bKash number', bn: 'বিকাশ নম্বর' },
  'payment.nagad': { en: 'Nagad number', bn: 'নগদ নম্বর' },
  'payment.bank': { en: 'Bank account', bn: 'ব্যাংক হিসাব' },
};

const linkParts: Readonly<Record<string, Text>> = {
  name: { en: 'Link {n}: name', bn: 'লিংক {n}: নাম' },
  url: { en: 'Link {n}: address', bn: 'লিংক {n}: ঠিকানা' },
};
const voiceParts: Readonly<Record<string, Text>> = {
  name: { en: 'Voice {n}: name', bn: 'কথা {n}: নাম' },
  about: { en: 'Voice {n}: course, college or year', bn: 'কথা {n}: কোর্স, কলেজ বা সাল' },
  text: { en: 'Voice {n}: text', bn: 'কথা {n}: লেখা' },
};
const wholeVoice: Text = { en: 'Voice {n}', bn: 'কথা {n}' };
const wholeLink: Text = { en: 'Link {n}', bn: 'লিংক {n}' };

/** A path of a form (`social.0.url`) or of the audit log (`social[0].url`). */
const partPath = /^(social|voices)(?:\.(\d+)|\[(\d+)\])(?:\.(\w+))?$/u;

interface SettingLabel {
  readonly text: Text;
  readonly params?: { readonly n: number };
}

/** Returns the name of a setting on the page of the settings; undefined if the path is no setting. */
export function settingLabel(path: string): SettingLabel | undefined {
  const text = labels[path];
  if (text) return { text };
  const [found, list, inForm, inLog, part = ''] = partPath.exec(path) ?? [];
  if (found === undefined) return undefined;
  const named = list === 'social' ? (linkParts[part] ?? wholeLink) : (voiceParts[part] ?? wholeVoice);
  return { text: named, params: { n: Number(inForm ?? inLog) + 1 } };
}
