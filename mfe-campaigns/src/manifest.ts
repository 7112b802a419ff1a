import type { RemoteManifest } from '@pathshala/web-kit/registry';

/** The registry entry of this remote for the shell: its paths, their access, and its menu entries. */
export const manifest: RemoteManifest = {
  name: 'mfe-campaigns',
  routes: [
    {
      path: '/campaigns',
      access: 'visitor',
      chunk: 'page-campaigns',
      plain: {
        file: 'campaigns.liquid',
        calls: {
          exams: '/examcampaigns?phase=current',
          campaigns: '/campaign/campaigns?phase=current',
        },
      },
    },
    {
      path: '/campaigns/exam/:id',
      access: 'visitor',
      chunk: 'page-exam-campaign',
      meta: '/campaign/page-meta/:id',
      plain: { file: 'exam-campaign.liquid', calls: { campaign: '/examcampaigns/:id' } },
    },
    {
      path: '/campaigns/exam/:id/merit-list',
      access: 'visitor',
      chunk: 'page-merit-list',
      meta: '/campaign/page-meta/:id?of=merit-list',
      plain: {
        file: 'merit-list.liquid',
        calls: { campaign: '/examcampaigns/:id', list: '/examcampaigns/:id/merit-list' },
      },
    },
    { path: '/campaigns/exam/:id/certificate', access: 'student', chunk: 'page-certificate' },
    { path: '/campaigns/certificates/:code', access: 'visitor', chunk: 'page-certificate' },
    { path: '/campaigns/confirm', access: 'visitor', chunk: 'page-mailed-link' },
    { path: '/campaigns/cancel', access: 'visitor', chunk: 'page-mailed-link' },
    { path: '/campaigns/offer', access: 'visitor', chunk: 'page-mailed-link' },
    { path: '/campaigns/sit', access: 'visitor', chunk: 'page-sit' },
    { path: '/campaigns/card', access: 'visitor', chunk: 'page-admit-card' },
    { path: '/campaigns/card/:id', access: 'student', chunk: 'page-admit-card' },
    {
      path: '/campaigns/:id',
      access: 'visitor',
      chunk: 'page-campaign',
      meta: '/campaign/page-meta/:id',
      plain: { file: 'campaign.liquid', calls: { campaign: '/campaign/campaigns/:id' } },
    },
    { path: '/campaigns/:id/add-exam', access: 'admin', chunk: 'page-add-exam', layout: 'own-menu' },
  ],
  nav: [
    {
      path: '/campaigns',
      text: { en: 'Campaigns', bn: 'ক্যাম্পেইন' },
      icon: 'campaigns',
      order: 60,
      audience: ['visitor', 'student', 'admin'],
    },
  ],
};
