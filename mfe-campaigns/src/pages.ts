import { commonTexts } from '@pathshala/web-kit/common-texts';
import { definePages } from '@pathshala/web-kit/define-pages';

/** The pages of this remote: addresses, who may open them, what shows them, and their places in the menus. */
export const pages = definePages({
  name: 'mfe-campaigns',
  pages: [
    {
      path: '/campaigns',
      access: 'visitor',
      plain: {
        file: 'campaigns.liquid',
        calls: { exams: '/examcampaigns?phase=current', campaigns: '/campaign/campaigns?phase=current' },
      },
      load: () =>
        import('./features/campaign-list/campaign-list-page.tsx').then((file) => file.CampaignsPage),
      nav: {
        text: commonTexts.campaigns,
        icon: 'campaigns',
        order: 60,
        audience: ['visitor', 'student', 'admin'],
      },
    },
    {
      path: '/campaigns/exam/:id',
      access: 'visitor',
      meta: '/campaign/page-meta/:id',
      plain: { file: 'exam-campaign.liquid', calls: { campaign: '/examcampaigns/:id' } },
      load: () => import('./routes/exam-campaign-page.tsx').then((file) => file.ExamCampaignPage),
    },
    {
      path: '/campaigns/exam/:id/merit-list',
      access: 'visitor',
      meta: '/campaign/page-meta/:id?of=merit-list',
      plain: {
        file: 'merit-list.liquid',
        calls: { campaign: '/examcampaigns/:id', list: '/examcampaigns/:id/merit-list' },
      },
      load: () => import('./routes/merit-list-page.tsx').then((file) => file.MeritListPage),
    },
    {
      path: '/campaigns/exam/:id/certificate',
      access: 'student',
      load: () =>
        import(/* webpackChunkName: "page-certificate" */ './routes/certificate-page.tsx').then(
          (file) => file.CertificatePage,
        ),
    },
    {
      path: '/campaigns/certificates/:code',
      access: 'visitor',
      load: () =>
        import(/* webpackChunkName: "page-certificate" */ './routes/certificate-check-page.tsx').then(
          (file) => file.CertificateCheckPage,
        ),
    },
    {
      path: '/campaigns/confirm',
      access: 'visitor',
      load: () =>
        import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/confirm-page.tsx').then(
          (file) => file.ConfirmPage,
        ),
    },
    {
      path: '/campaigns/cancel',
      access: 'visitor',
      load: () =>
        import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/cancel-page.tsx').then(
          (file) => file.CancelPage,
        ),
    },
    {
      path: '/campaigns/offer',
      access: 'visitor',
      load: () =>
        import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/offer-page.tsx').then(
          (file) => file.OfferPage,
        ),
    },
    {
      path: '/campaigns/sit',
      access: 'visitor',
      load: () => import('./features/sitting/sit-page.tsx').then((file) => file.SitPage),
    },
    {
      path: '/campaigns/number/:id',
      access: 'visitor',
      load: () => import('./features/number-access/number-page.tsx').then((file) => file.NumberPage),
    },
    {
      path: '/campaigns/card',
      access: 'visitor',
      load: () =>
        import(/* webpackChunkName: "page-admit-card" */ './features/admit-card/linked-card-page.tsx').then(
          (file) => file.LinkedCardPage,
        ),
    },
    {
      path: '/campaigns/card/:id',
      access: 'student',
      load: () =>
        import(/* webpackChunkName: "page-admit-card" */ './features/admit-card/own-card-page.tsx').then(
          (file) => file.OwnCardPage,
        ),
    },
    {
      path: '/campaigns/:id',
      access: 'visitor',
      meta: '/campaign/page-meta/:id',
      plain: { file: 'campaign.liquid', calls: { campaign: '/campaign/campaigns/:id' } },
      load: () => import('./routes/campaign-page.tsx').then((file) => file.CampaignPage),
    },
    {
      path: '/campaigns/:id/add-exam',
      access: 'admin',
      layout: 'own-menu',
      load: () => import('./features/add-exam/add-exam-page.tsx').then((file) => file.AddExamPage),
      menu: '/boss/campaign-management',
    },
  ],
});
