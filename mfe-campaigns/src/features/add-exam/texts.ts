import { defineTexts } from '@pathshala/web-kit/texts';
import type en from './texts/en.json';

export type ExamTextKey = keyof typeof en;

/** Separate from the texts of the remote, so that students do not load texts for authors. */
export const examTexts = defineTexts<ExamTextKey>({
  bn: () => import(/* webpackChunkName: "texts-add-exam-bn" */ './texts/bn.json'),
  en: () => import(/* webpackChunkName: "texts-add-exam-en" */ './texts/en.json'),
});

export const { useTexts: useExamTexts } = examTexts;
