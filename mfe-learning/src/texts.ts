import { defineTexts } from '@pathshala/web-kit/texts';
import type en from './texts/en.json';

export const texts = defineTexts<keyof typeof en>({
  bn: () => import(/* webpackChunkName: "texts-bn" */ './texts/bn.json'),
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.json'),
});

export const { useTexts } = texts;
