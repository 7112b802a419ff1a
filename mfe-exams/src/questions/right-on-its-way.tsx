import { Notice } from '@pathshala/web-kit/parts/notice';
import { useAskUntil } from '@pathshala/web-kit/use-ask-until';
import type { ReactNode } from 'react';
import { useText } from '@pathshala/web-kit/texts';

const texts = {
  'exams.not-enrolled': { en: 'You are enrolled in this course.', bn: 'আপনি এই কোর্সে ভর্তি আছেন।' },
  'exams.not-registered': {
    en: 'You are registered for this campaign.',
    bn: 'আপনি এই ক্যাম্পেইনে নিবন্ধিত আছেন।',
  },
  text: {
    en: 'Your right to sit the exam is on its way: a moment as a rule, some minutes at times. Keep this page open, it looks again by itself.',
    bn: 'পরীক্ষা দেওয়ার অনুমতি এসে পৌঁছাচ্ছে: সাধারণত কয়েক মুহূর্ত লাগে, কখনো কয়েক মিনিট। পাতাটি খোলা রাখুন, নিজে থেকেই আবার দেখবে।',
  },
};

interface RightOnItsWayProps {
  readonly refusal: 'exams.not-enrolled' | 'exams.not-registered';
  /** Asks the exams again. */
  readonly onRefresh: () => void;
}

/** Is shown to a student who is enrolled or registered before the exams know of it: the page asks again by itself. */
export function RightOnItsWay({ refusal, onRefresh }: RightOnItsWayProps): ReactNode {
  const translate = useText();
  useAskUntil(true, onRefresh);
  return (
    <Notice isLive>
      <p>{translate(texts[refusal])}</p>
      <p>{translate(texts.text)}</p>
    </Notice>
  );
}
