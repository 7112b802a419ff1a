import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';
import { classCancelledNotice, classMovedNotice, classSoonNotice } from './class-notices.ts';
import { duesNotice } from './fee-notices.ts';
import { duesPaidNotice, refundNotice } from './payment-notices.ts';
import { claimApprovedNotice, claimRefusedNotice, claimSentNotice } from './claim-notices.ts';

const enrolledTexts = {
  subject: { en: 'You are enrolled: {course}', bn: 'ভর্তি সম্পন্ন: {course}' },
  opening: {
    en: 'Your school has enrolled you in “{course}”. You can begin at once.',
    bn: 'আপনাকে “{course}” কোর্সে ভর্তি করা হয়েছে। এখনই শুরু করতে পারেন।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  since: { en: 'Enrolled', bn: 'ভর্তির সময়' },
  button: { en: 'Open the course', bn: 'কোর্সটি খুলুন' },
} as const satisfies Record<string, Message>;

/** An administrator enrolled the student. */
export const enrolledNotice = defineNotice({
  name: 'enrolled',
  kind: 'courses',
  values: z.looseObject({
    courseName: z.string(),
    /** The path of the course’s page. */
    path: z.string(),
    enrolledAt: isoTime,
  }),
  write({ courseName, path, enrolledAt }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message) => formatMessage(text, language, { course });
    return {
      subject: format(enrolledTexts.subject),
      paragraphs: [format(enrolledTexts.opening)],
      button: { label: format(enrolledTexts.button), url: path },
      facts: [
        [format(enrolledTexts.course), course],
        [format(enrolledTexts.since), new Date(enrolledAt)],
      ],
    };
  },
});

const unenrolledTexts = {
  subject: { en: 'You are no longer enrolled: {course}', bn: 'ভর্তি বাতিল হয়েছে: {course}' },
  opening: {
    en: 'Your school has ended your enrolment in “{course}”. Your results stay in your record.',
    bn: '“{course}” কোর্সে আপনার ভর্তি বাতিল করা হয়েছে। আপনার ফলাফলগুলো থেকে যাবে।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  reason: { en: 'Reason', bn: 'কারণ' },
  button: { en: 'Open your dashboard', bn: 'ড্যাশবোর্ড খুলুন' },
} as const satisfies Record<string, Message>;

/** An administrator ended the enrolment. */
export const unenrolledNotice = defineNotice({
  name: 'unenrolled',
  kind: 'courses',
  values: z.looseObject({ courseName: z.string(), reason: z.string() }),
  write({ courseName, reason }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message) => formatMessage(text, language, { course });
    return {
      subject: format(unenrolledTexts.subject),
      paragraphs: [format(unenrolledTexts.opening)],
      button: { label: format(unenrolledTexts.button), url: '/student-dashboard' },
      facts: [
        [format(unenrolledTexts.course), course],
        [format(unenrolledTexts.reason), pickLanguage(language, reason)],
      ],
    };
  },
});

const answeredTexts = {
  subject: { en: 'Your question has an answer: {lesson}', bn: 'আপনার প্রশ্নের উত্তর এসেছে: {lesson}' },
  teacher: {
    en: 'A teacher has answered your question in the lesson “{lesson}”.',
    bn: '“{lesson}” পাঠে আপনার প্রশ্নের উত্তর দিয়েছেন শিক্ষক।',
  },
  student: {
    en: 'Somebody in your course has answered your question in the lesson “{lesson}”.',
    bn: '“{lesson}” পাঠে আপনার প্রশ্নের উত্তর দিয়েছে আপনার কোর্সের একজন।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  button: { en: 'Read the answer', bn: 'উত্তরটি পড়ুন' },
} as const satisfies Record<string, Message>;

/** Somebody answered the student's question about a lesson. The mail does not contain the answer. */
export const answeredNotice = defineNotice({
  name: 'question-answered',
  kind: 'answers',
  values: z.looseObject({
    courseName: z.string(),
    lessonTitle: z.string(),
    isTeacher: z.boolean(),
    /** The path of the lesson's page. */
    path: z.string(),
  }),
  write({ courseName, lessonTitle, isTeacher, path }, language) {
    const lesson = pickLanguage(language, lessonTitle);
    const format = (text: Message) => formatMessage(text, language, { lesson });
    return {
      subject: format(answeredTexts.subject),
      paragraphs: [format(isTeacher ? answeredTexts.teacher : answeredTexts.student)],
      button: { label: format(answeredTexts.button), url: path },
      facts: [[format(answeredTexts.course), pickLanguage(language, courseName)]],
    };
  },
});

const assignmentTexts = {
  subject: { en: 'New assignment: {title}', bn: 'নতুন অ্যাসাইনমেন্ট: {title}' },
  opening: {
    en: 'There is a new assignment for you: “{title}”.',
    bn: 'আপনার জন্য নতুন একটি অ্যাসাইনমেন্ট আছে: “{title}”।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  due: { en: 'Hand in until', bn: 'জমা দেওয়ার শেষ সময়' },
  button: { en: 'Open the assignment', bn: 'অ্যাসাইনমেন্টটি খুলুন' },
} as const satisfies Record<string, Message>;

/** A course of the student has a new assignment. */
export const assignmentNotice = defineNotice({
  name: 'assignment',
  kind: 'assignments',
  values: z.looseObject({
    title: z.string(),
    courseName: z.string(),
    dueDate: isoTime,
    /** The path of the assignment’s page. */
    path: z.string(),
  }),
  write({ title, courseName, dueDate, path }, language) {
    const values = { title: pickLanguage(language, title) };
    const format = (text: Message) => formatMessage(text, language, values);
    return {
      subject: format(assignmentTexts.subject),
      paragraphs: [format(assignmentTexts.opening)],
      button: { label: format(assignmentTexts.button), url: path },
      facts: [
        [format(assignmentTexts.course), pickLanguage(language, courseName)],
        [format(assignmentTexts.due), new Date(dueDate)],
      ],
    };
  },
});

const gradedTexts = {
  subject: { en: 'Marked: {title}', bn: 'নম্বর দেওয়া হয়েছে: {title}' },
  opening: {
    en: 'Your hand-in for “{title}” has been marked.',
    bn: '“{title}” অ্যাসাইনমেন্টে আপনার জমা দেওয়া কাজে নম্বর দেওয়া হয়েছে।',
  },
  feedback: {
    en: 'Your teacher has written feedback for you.',
    bn: 'শিক্ষক আপনার জন্য মন্তব্যও লিখেছেন।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  score: { en: 'Marks', bn: 'নম্বর' },
  scoreOf: { en: '{score} of {max}', bn: '{max}-এর মধ্যে {score}' },
  button: { en: 'See marks and feedback', bn: 'নম্বর ও মন্তব্য দেখুন' },
} as const satisfies Record<string, Message>;

/** A hand-in was marked, or its marks were changed. */
export const assignmentGradedNotice = defineNotice({
  name: 'assignment-graded',
  kind: 'assignments',
  values: z.looseObject({
    title: z.string(),
    courseName: z.string(),
    /** The path of the assignment’s page. */
    path: z.string(),
    score: z.number(),
    maxScore: z.number(),
    hasFeedback: z.boolean(),
  }),
  write({ title, courseName, path, score, maxScore, hasFeedback }, language) {
    const values = { title: pickLanguage(language, title), score, max: maxScore };
    const format = (text: Message) => formatMessage(text, language, values);
    const course = pickLanguage(language, courseName);
    return {
      subject: format(gradedTexts.subject),
      paragraphs: [format(gradedTexts.opening), ...(hasFeedback ? [format(gradedTexts.feedback)] : [])],
      button: { label: format(gradedTexts.button), url: path },
      facts: [
        ...(course === '' ? [] : [[format(gradedTexts.course), course] as const]),
        [format(gradedTexts.score), format(gradedTexts.scoreOf)],
      ],
    };
  },
});

/** The notices of this service, which svc-auth mails. */
export const notices: readonly Notice<never>[] = [
  enrolledNotice,
  unenrolledNotice,
  answeredNotice,
  assignmentNotice,
  assignmentGradedNotice,
  claimSentNotice,
  claimApprovedNotice,
  claimRefusedNotice,
  duesNotice,
  duesPaidNotice,
  refundNotice,
  classSoonNotice,
  classMovedNotice,
  classCancelledNotice,
];
