import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { AnyRow } from '@pathshala/web-kit/define-pages';

const campaignFormPage = () =>
  import('./features/campaign-forms/campaign-form-page.tsx').then((file) => file.CampaignFormPage);
const examCampaignFormPage = () =>
  import('./features/campaign-forms/campaign-form-page.tsx').then((file) => file.ExamCampaignFormPage);

/** Campaigns and exam campaigns (spec §2): lists, forms, participants, results and the live desk of an exam. */
export const campaignPages: readonly AnyRow[] = [
  {
    path: '/boss/campaign-management',
    permission: permissions.campaigns,
    load: () =>
      import('./features/exam-campaigns/exam-campaigns-page.tsx').then((file) => file.ExamCampaignsPage),
    menu: {
      group: 'campaigns',
      text: { en: 'Campaign Management', bn: 'ক্যাম্পেইন ব্যবস্থাপনা' },
      icon: 'horn',
      order: 10,
    },
  },
  {
    path: '/boss/campaign-management/campaigns',
    permission: permissions.campaigns,
    load: () => import('./features/campaigns/campaigns-page.tsx').then((file) => file.CampaignsPage),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/create-campaign',
    permission: permissions.campaigns,
    load: campaignFormPage,
    menu: { group: 'create-campaigns', text: commonTexts.campaigns, icon: 'create', order: 10 },
  },
  {
    path: '/boss/campaign-management/create-campaign/:id',
    permission: permissions.campaigns,
    load: campaignFormPage,
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/create-exam-campaign',
    permission: permissions.campaigns,
    load: examCampaignFormPage,
    menu: {
      group: 'create-campaigns',
      text: { en: 'Exam Campaigns', bn: 'পরীক্ষা ক্যাম্পেইন' },
      icon: 'create',
      order: 20,
    },
  },
  {
    path: '/boss/campaign-management/create-exam-campaign/:id',
    permission: permissions.campaigns,
    load: examCampaignFormPage,
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/release/:id',
    permission: permissions.campaigns,
    load: () => import('./features/campaign-release/release-page.tsx').then((file) => file.ReleasePage),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/ranking/:id',
    permission: permissions.campaigns,
    load: () => import('./features/campaign-ranking/ranking-page.tsx').then((file) => file.RankingPage),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/participants/:campaignId',
    permission: permissions.campaigns,
    load: () => import('./features/participants/participants-page.tsx').then((file) => file.ParticipantsPage),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/participants/:campaignId/waiting-list',
    permission: permissions.campaigns,
    load: () =>
      import('./features/participants/waiting-list/waiting-list-page.tsx').then(
        (file) => file.WaitingListPage,
      ),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/campaign-management/participants/:campaignId/message',
    permission: permissions.campaigns,
    load: () => import('./features/participants/messages/message-page.tsx').then((file) => file.MessagePage),
    menu: '/boss/campaign-management',
  },
  {
    path: '/boss/exam-desk/:examId',
    permission: permissions.campaigns,
    load: () => import('./features/exam-desk/exam-desk-page.tsx').then((file) => file.ExamDeskPage),
    menu: '/boss/campaign-management',
  },
];
