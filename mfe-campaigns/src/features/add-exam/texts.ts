import { defineTexts } from '@pathshala/web-kit/texts';
import type en from './texts/en.json';

export type ExamTextKey = keyof typeof en;

/** Apart from the remote's texts: students never load what only authors read. */
export const examTexts = defineTexts<ExamTextKey>({
  bn: () => import(/* webpackChunkName: "texts-add-exam-bn" */ './texts/bn.json'),
  en: () => import(/* webpackChunkName: "texts-add-exam-en" */ './texts/en.json'),
});

export const { useTexts: useExamTexts } = examTexts;
