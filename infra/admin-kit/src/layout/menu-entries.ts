import { permissions } from '@pathshala/rules/permissions';
import type { MenuIconName } from './menu-icon.tsx';

type Text = Readonly<Record<'en' | 'bn', string>>;

export interface MenuEntry {
  readonly path: string;
  readonly text: Text;
  readonly icon: MenuIconName;
  /** The permission that is required to open the page; one of several is enough. */
  readonly permission?: string | readonly string[];
  /** Pages without an entry of their own, for which this one is marked. */
  readonly covers?: RegExp;
}

export interface MenuGroup {
  /** The browser stores by it whether the group is folded; none without a title. */
  readonly name?: string;
  /** A group without a title has no heading. */
  readonly title?: Text;
  /** True: the group is unfolded until the administrator folds it. */
  readonly isOpenAtFirst?: boolean;
  readonly entries: readonly MenuEntry[];
}

/**
 * The admin sidebar of spec §2; Back and Logout stand below it. It is data, so that every remote with an admin page shows the
 * same menu without importing another remote. An entry is added together with its page (a test of mfe-admin requires it).
 */
export const menuGroups: readonly MenuGroup[] = [
  { entries: [{ path: '/boss', text: { en: 'Start', bn: 'শুরুর পাতা' }, icon: 'start' }] },
  {
    name: 'Create Courses',
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
    name: 'Create Campaign',
    title: { en: 'Create Campaign', bn: 'ক্যাম্পেইন তৈরি' },
    entries: [
      {
        path: '/boss/campaign-management/create-campaign',
        text: { en: 'Campaigns', bn: 'ক্যাম্পেইন' },
        icon: 'create',
        permission: permissions.campaigns,
      },
      {
        path: '/boss/campaign-management/create-exam-campaign',
        text: { en: 'Exam Campaigns', bn: 'পরীক্ষা-ক্যাম্পেইন' },
        icon: 'create',
        permission: permissions.campaigns,
      },
    ],
  },
  {
    name: 'Course Management',
    title: { en: 'Course Management', bn: 'কোর্স ব্যবস্থাপনা' },
    isOpenAtFirst: true,
    entries: [
      {
        path: '/boss/course-management/university-courses',
        text: { en: 'All admission courses', bn: 'সব ভর্তি প্রস্তুতির কোর্স' },
        icon: 'university',
        permission: permissions.questions,
        covers: /^\/boss\/(?:create-university|edit-admission-course)\//u,
      },
      {
        path: '/boss/course-management/academic-courses',
        text: { en: 'All academic courses', bn: 'সব একাডেমিক কোর্স' },
        icon: 'courses',
        permission: permissions.questions,
        covers: /^\/boss\/(?:academiccourses|(?:create|edit)-academiccourse\/)/u,
      },
      {
        path: '/boss/list',
        text: { en: 'Subjects and lessons', bn: 'কোর্স, বিষয় ও পাঠ' },
        icon: 'tree',
        permission: permissions.questions,
        covers: /^\/boss\/(?:courses(?:\/(?!mcq|newMCQ|subject\/Exam\/)|$)|chapter$)/u,
      },
      {
        path: '/boss/assignments',
        text: { en: 'Assignments', bn: 'অ্যাসাইনমেন্ট' },
        icon: 'handIn',
        permission: [permissions.questions, permissions.marking],
        covers: /^\/boss\/assignments\//u,
      },
    ],
  },
  {
    name: 'Exams',
    title: { en: 'Exams', bn: 'পরীক্ষা' },
    entries: [
      {
        path: '/boss/exams',
        text: { en: 'All exams', bn: 'সব পরীক্ষা' },
        icon: 'exams',
        permission: permissions.questions,
        covers:
          /^\/boss\/(?:exams\/(?:course|subject|chapter|lesson|unit)\/|courses\/subject\/Exam\/|[^/]+\/[^/]+\/(?:create-exam$|edit-exam\/))/u,
      },
      {
        path: '/boss/courses/mcq',
        text: { en: 'Questions', bn: 'প্রশ্নব্যাংক' },
        icon: 'questions',
        permission: permissions.questions,
        covers: /^\/boss\/(?:courses\/(?:mcq\/|newMCQ$)|questions\/)/u,
      },
      {
        path: '/boss/exam-marking',
        text: { en: 'Written exams to mark', bn: 'লিখিত পরীক্ষার নম্বর' },
        icon: 'marking',
        permission: permissions.marking,
        covers: /^\/boss\/exam-marking\//u,
      },
      {
        path: '/boss/results',
        text: { en: 'Results', bn: 'ফলাফল' },
        icon: 'results',
        permission: permissions.marking,
        covers: /^\/boss\/(?:academic-results(?:\/|$)|exam-analysis\/|key-correction\/)/u,
      },
      {
        path: '/boss/question-reports',
        text: { en: 'Reported questions', bn: 'প্রশ্ন নিয়ে অভিযোগ' },
        icon: 'flag',
        permission: [permissions.questions, permissions.marking],
        covers: /^\/boss\/question-reports\//u,
      },
    ],
  },
  {
    name: 'Campaigns and reports',
    title: { en: 'Campaigns and reports', bn: 'ক্যাম্পেইন ও প্রতিবেদন' },
    entries: [
      {
        path: '/boss/campaign-management',
        text: { en: 'Campaign Management', bn: 'ক্যাম্পেইন ব্যবস্থাপনা' },
        icon: 'campaigns',
        permission: permissions.campaigns,
        covers:
          /^(?:\/campaigns\/[^/]+\/add-exam$|\/boss\/exam-desk\/|\/boss\/campaign-management\/(?!create-(?:exam-)?campaign$))/u,
      },
      {
        path: '/boss/reports',
        text: { en: 'Reports', bn: 'প্রতিবেদন' },
        icon: 'reports',
        permission: [permissions.support, permissions.questions, permissions.marking, permissions.campaigns],
        covers: /^\/boss\/reports\//u,
      },
    ],
  },
  {
    name: 'People and payments',
    title: { en: 'People and payments', bn: 'মানুষ ও পেমেন্ট' },
    entries: [
      {
        path: '/boss/user-management',
        text: { en: 'User Management', bn: 'ব্যবহারকারী ব্যবস্থাপনা' },
        icon: 'users',
        permission: permissions.support,
        covers: /^\/boss\/user-management\/invitations$/u,
      },
      {
        path: '/boss/user-management/import',
        text: { en: 'Import students', bn: 'শিক্ষার্থী আমদানি' },
        icon: 'import',
        permission: permissions.support,
      },
      {
        path: '/boss/enrolments',
        text: { en: 'Enrolments', bn: 'ভর্তি' },
        icon: 'enrol',
        permission: permissions.support,
      },
      {
        path: '/boss/enrolments/bulk',
        text: { en: 'Bulk enrolment', bn: 'একসঙ্গে ভর্তি' },
        icon: 'enrolMany',
        permission: permissions.support,
      },
      {
        path: '/boss/payment-claims',
        text: { en: 'Payments', bn: 'পেমেন্ট' },
        icon: 'payments',
        permission: permissions.support,
      },
    ],
  },
  {
    name: 'Site',
    title: { en: 'Site', bn: 'সাইট' },
    entries: [
      {
        path: '/boss/announcement',
        text: { en: 'Announcement', bn: 'ঘোষণা' },
        icon: 'megaphone',
        permission: permissions.administration,
      },
      {
        path: '/boss/pages',
        text: { en: 'Pages', bn: 'পাতা' },
        icon: 'page',
        permission: permissions.administration,
        covers: /^\/boss\/pages\//u,
      },
      {
        path: '/boss/settings',
        text: { en: 'Settings', bn: 'সেটিংস' },
        icon: 'settings',
        permission: permissions.administration,
      },
      {
        path: '/boss/recently-deleted',
        text: { en: 'Recently deleted', bn: 'সদ্য মোছা' },
        icon: 'undo',
        permission: [permissions.questions, permissions.marking, permissions.campaigns],
      },
      {
        path: '/boss/settings/audit',
        text: { en: 'Audit log', bn: 'অডিট লগ' },
        icon: 'audit',
        permission: permissions.administration,
      },
      {
        path: '/boss/operations',
        text: { en: 'Operations', bn: 'পরিচালনা' },
        icon: 'operations',
        permission: permissions.administration,
        covers: /^\/boss\/operations\//u,
      },
    ],
  },
];
