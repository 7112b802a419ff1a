import { permissions } from '@pathshala/rules/permissions';
import type { MenuIconName } from './menu-icon.tsx';

type Text = Readonly<Record<'en' | 'bn', string>>;

export interface MenuEntry {
  readonly path: string;
  readonly text: Text;
  readonly icon: MenuIconName;
  /** What an administrator must hold to open the page. */
  readonly permission?: string;
  /** Pages without an entry of their own, for which this one is marked. */
  readonly covers?: RegExp;
}

export interface MenuGroup {
  /** A group without a title has no heading. */
  readonly title?: Text;
  readonly entries: readonly MenuEntry[];
}

/**
 * The admin sidebar of spec §2; Back and Logout stand below it. It is data, so that every remote with an admin page shows the
 * same menu without importing another remote. An entry is added together with its page (a test of mfe-admin requires it).
 */
export const menuGroups: readonly MenuGroup[] = [
  { entries: [{ path: '/boss', text: { en: 'Start', bn: 'শুরুর পাতা' }, icon: 'start' }] },
  {
    title: { en: 'Create Courses', bn: 'কোর্স তৈরি' },
    entries: [
      {
        path: '/boss/create-academiccourse',
        text: { en: 'Academic Courses', bn: 'একাডেমিক কোর্স' },
        icon: 'create',
        permission: permissions.questions,
      },
      {
        path: '/boss/create-university',
        text: { en: 'Admission Courses', bn: 'ভর্তি প্রস্তুতির কোর্স' },
        icon: 'create',
        permission: permissions.questions,
      },
      {
        path: '/boss/create-course',
        text: { en: 'Short course form', bn: 'ছোট ফর্মে কোর্স' },
        icon: 'create',
        permission: permissions.questions,
      },
    ],
  },
  {
    title: { en: 'Course Management', bn: 'কোর্স ব্যবস্থাপনা' },
    entries: [
      {
        path: '/boss/course-management/university-courses',
        text: { en: 'University courses', bn: 'বিশ্ববিদ্যালয়ের কোর্স' },
        icon: 'courses',
        permission: permissions.questions,
        covers: /^\/boss\/(?:create-university|edit-admission-course)\//u,
      },
      {
        path: '/boss/course-management/academic-courses',
        text: { en: 'Academic courses', bn: 'একাডেমিক কোর্সের তালিকা' },
        icon: 'courses',
        permission: permissions.questions,
        covers: /^\/boss\/(?:academiccourses|(?:create|edit)-academiccourse\/)/u,
      },
      {
        path: '/boss/list',
        text: { en: 'Courses', bn: 'কোর্স, বিষয় ও পাঠ' },
        icon: 'courses',
        permission: permissions.questions,
        covers: /^\/boss\/(?:courses(?:\/|$)|chapter$)/u,
      },
    ],
  },
  {
    title: { en: 'Management', bn: 'ব্যবস্থাপনা' },
    entries: [
      {
        path: '/boss/campaign-management',
        text: { en: 'Campaign Management', bn: 'ক্যাম্পেইন ব্যবস্থাপনা' },
        icon: 'campaigns',
        permission: permissions.campaigns,
        covers: /^\/campaigns\/[^/]+\/add-exam$/u,
      },
      {
        path: '/boss/user-management',
        text: { en: 'User Management', bn: 'ব্যবহারকারী ব্যবস্থাপনা' },
        icon: 'users',
        permission: permissions.support,
      },
    ],
  },
];
