import type { RemoteManifest, RemoteRoute } from '@pathshala/web-kit/registry';

const screen = (path: string, chunk?: string): RemoteRoute => ({
  path,
  access: 'admin',
  layout: 'own-menu',
  ...(chunk === undefined ? {} : { chunk }),
});

/** The registry entry of this remote for the shell: its paths, their access, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-admin',
  routes: [
    screen('/boss', 'page-start'),
    screen('/boss/user-management', 'page-users'),
    screen('/boss/course-management/university-courses', 'page-universities'),
    screen('/boss/create-university', 'page-university-wizard'),
    screen('/boss/create-university/:id', 'page-university-wizard'),
    screen('/boss/edit-admission-course/:id', 'page-university-wizard'),
    screen('/boss/campaign-management', 'page-exam-campaigns'),
    screen('/boss/payment-claims', 'page-payment-claims'),
    screen('/boss/*'),
  ],
  nav: [
    {
      path: '/boss',
      text: { en: 'Boss area', bn: 'প্রশাসন' },
      icon: 'admin',
      order: 70,
      audience: ['admin'],
    },
  ],
};
