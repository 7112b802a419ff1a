import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { type ReactNode, useState } from 'react';
import type { Exam } from '../features/take-exam/exam.ts';
import { TakeExam } from '../features/take-exam/take-exam.tsx';
import { loadResultPage } from '../load-result-page.ts';
import { usePageAhead } from './use-page-ahead.ts';

const loadWritten = () =>
  import(/* webpackChunkName: "written-answer" */ '../features/written-exam/written-parts.ts');

/** Loaded with the first written exam. */
const written = {
  Before: lazyPage(loadWritten, (file) => file.BeforeWritten),
  Answer: lazyPage(loadWritten, (file) => file.WrittenAnswer),
};

/** Any exam, with multiple choice or written. */
export function SitExam({ exam }: { readonly exam: Exam }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  usePageAhead(loadResultPage, isOpen);
  return <TakeExam exam={exam} written={written} onOpened={() => setOpen(true)} />;
}
