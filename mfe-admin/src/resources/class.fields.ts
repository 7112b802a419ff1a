import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a class. */
export const classFields = {
  title: {
    kind: 'text',
    label: commonTexts.title,
    help: commonTexts.inBothLanguages,
    maxLength: 300,
  },
  startsAt: { kind: 'dateTime', label: commonTexts.start },
  durationMinutes: {
    kind: 'number',
    label: commonTexts.duration,
    unit: commonTexts.minutes,
  },
  teacher: { kind: 'text', label: commonTexts.teacher, maxLength: 120, isOptional: true },
  room: {
    kind: 'text',
    label: commonTexts.room,
    help: { en: 'A class needs a room or a link to join.', bn: 'ক্লাসের জন্য কক্ষ অথবা যোগ দেওয়ার লিংক লাগবে।' },
    maxLength: 120,
    isOptional: true,
  },
  joinLink: {
    kind: 'text',
    label: { en: 'Link to join', bn: 'যোগ দেওয়ার লিংক' },
    help: {
      en: 'Those who are invited see it from 15 minutes before the class. It begins with https://',
      bn: 'ক্লাস শুরুর ১৫ মিনিট আগে থেকে শুধু এই ক্লাসের শিক্ষার্থীরা এটি দেখবে। https:// দিয়ে শুরু হবে',
    },
    maxLength: 2000,
    isAddress: true,
    isOptional: true,
  },
  recordingLink: {
    kind: 'text',
    label: { en: 'Recording', bn: 'রেকর্ডিং' },
    help: { en: 'The link to the recording, after the class.', bn: 'ক্লাসের পরে রেকর্ডিংয়ের লিংক।' },
    maxLength: 2000,
    isAddress: true,
    isOptional: true,
  },
  note: {
    kind: 'richText',
    label: commonTexts.classNote,
    isTwoLanguage: true,
    isOptional: true,
  },
  until: { kind: 'date', label: commonTexts.lastDay },
} as const satisfies Fields;
