import type { Language, Message } from '@pathshala/contract-kit/message';

const lines: Message = {
  en: 'Courses, timed exams with results, and exam campaigns for students in Bangladesh',
  bn: 'বাংলাদেশের শিক্ষার্থীদের জন্য কোর্স, ফলাফলসহ সময়ধরা পরীক্ষা আর পরীক্ষার ক্যাম্পেইন',
};

const offerings: Readonly<Record<Language, readonly string[]>> = {
  en: ['Live and recorded classes', 'Practice MCQ sheet', 'Live MCQ test', 'Class note', 'Report card'],
  bn: ['লাইভ ও রেকর্ডেড ক্লাস', 'প্র্যাকটিস এমসিকিউ শিট', 'লাইভ এমসিকিউ টেস্ট', 'ক্লাস নোট', 'রিপোর্ট কার্ড'],
};

/** The school's offerings, for readers without scripts. */
export function offeringsIn(language: Language): string[] {
  return [...offerings[language]];
}

interface HomePageText {
  readonly title: string;
  readonly line: string;
  /** Above the title: the title is the name of the site already. */
  readonly site: string;
}

/** The preview of a link to the home page. */
export function describeHomePage(siteName: Message, language: Language): HomePageText {
  return { title: siteName[language], line: lines[language], site: '' };
}
