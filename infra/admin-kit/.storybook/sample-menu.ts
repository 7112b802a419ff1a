import type { AdminMenu } from '@pathshala/web-kit/registry';

/** A menu of a group for each kind: without a heading, unfolded and folded. */
export const sampleMenu: AdminMenu = {
  groups: [
    { name: 'start', order: 10 },
    { name: 'lists', order: 20, title: { en: 'Lists', bn: 'তালিকা' }, isOpenAtFirst: true },
    { name: 'site', order: 30, title: { en: 'Site', bn: 'সাইট' } },
  ],
  entries: [
    { path: '/boss', group: 'start', order: 10, icon: 'start', text: { en: 'Start', bn: 'শুরুর পাতা' } },
    { path: '/boss/users', group: 'lists', order: 10, icon: 'users', text: { en: 'Users', bn: 'ব্যবহারকারী' } },
    {
      path: '/boss/results',
      group: 'lists',
      order: 20,
      icon: 'results',
      text: { en: 'Results', bn: 'ফলাফল' },
    },
    { path: '/boss/pages', group: 'site', order: 10, icon: 'page', text: { en: 'Pages', bn: 'পাতা' } },
    {
      path: '/boss/settings',
      group: 'site',
      order: 20,
      icon: 'settings',
      text: { en: 'Settings', bn: 'সেটিংস' },
    },
  ],
  marks: {},
};
