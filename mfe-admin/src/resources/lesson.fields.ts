import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a lesson; its sub-lessons and materials are lists below them. */
export const lessonFields = {
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
