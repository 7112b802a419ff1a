import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

const own = {
  title: { kind: 'text', label: commonTexts.title, maxLength: 300 },
  content: { kind: 'richText', label: { en: 'Content', bn: 'লেখা' }, size: 'page', isTwoLanguage: true },
  videoLink: {
    kind: 'text',
    label: { en: 'Video link', bn: 'ভিডিও লিংক' },
    help: {
      en: 'YouTube, Vimeo or a video file, starting with https://',
      bn: 'ইউটিউব, ভিমিও বা ভিডিও ফাইলের লিংক; https:// দিয়ে শুরু',
    },
    isAddress: true,
    isOptional: true,
  },
  duration: {
    kind: 'number',
    label: commonTexts.duration,
    unit: commonTexts.minutes,
    isOptional: true,
  },
} as const satisfies Fields;

/** The fields of a lesson with its sub-lessons and materials. */
export const lessonFields = {
  ...own,
  supplementaryMaterials: { kind: 'own', label: { en: 'Supplementary materials', bn: 'সহায়ক উপকরণ' } },
  'supplementaryMaterials.title': { kind: 'text', label: commonTexts.title, maxLength: 300 },
  'supplementaryMaterials.link': {
    kind: 'text',
    label: commonTexts.link,
    isAddress: true,
    isOptional: true,
  },
  'supplementaryMaterials.description': {
    kind: 'text',
    label: commonTexts.description,
    rows: 2,
    maxLength: 2000,
    isOptional: true,
  },
  subLessons: { kind: 'own', label: { en: 'Sub-lessons', bn: 'উপপাঠ' } },
  'subLessons.title': own.title,
  'subLessons.content': { kind: 'richText', label: own.content.label, isOptional: true },
  'subLessons.videoLink': { kind: 'text', label: own.videoLink.label, isAddress: true, isOptional: true },
  'subLessons.duration': own.duration,
} as const satisfies Fields;
