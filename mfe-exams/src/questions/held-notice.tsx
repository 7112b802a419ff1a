import type { PaperKey } from '@pathshala/svc-exams-contract/http';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';

const notShown = {
  en: '{n} questions show no key yet, because another exam that is not over asks them. They count in your score all the same; look here again later.',
  one: '{n} question shows no key yet, because another exam that is not over asks it. It counts in your score all the same; look here again later.',
  bn: '{n}টি প্রশ্নের সঠিক উত্তর এখনো দেখানো হচ্ছে না, কারণ সেগুলো অন্য একটি পরীক্ষায় আছে যা এখনো শেষ হয়নি। নম্বরে সেগুলো ধরা হয়েছে; পরে আবার দেখুন।',
};

/** Says why some questions have no key: another exam asks them, and is not over for everybody. */
export function HeldNotice({ held = [] }: { readonly held: PaperKey['heldQuestions'] }): ReactNode {
  const translate = useText();
  if (held.length === 0) return null;
  return (
    <Notice>
      <p>{translate(notShown, { n: held.length })}</p>
    </Notice>
  );
}
