import { permissions } from '@pathshala/rules/permissions';
import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Route } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { Allowed } from './allowed.tsx';

const ExamCampaignsPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-exam-campaigns" */ './features/exam-campaigns/exam-campaigns-page.tsx'),
  (file) => file.ExamCampaignsPage,
);

const CampaignsPage = lazyPage(
  () => import(/* webpackChunkName: "page-campaigns" */ './features/campaigns/campaigns-page.tsx'),
  (file) => file.CampaignsPage,
);

const loadForm = () =>
  import(/* webpackChunkName: "page-campaign-form" */ './features/campaign-forms/campaign-form-page.tsx');
const CampaignFormPage = lazyPage(loadForm, (file) => file.CampaignFormPage);
const ExamCampaignFormPage = lazyPage(loadForm, (file) => file.ExamCampaignFormPage);

const ParticipantsPage = lazyPage(
  () => import(/* webpackChunkName: "page-participants" */ './features/participants/participants-page.tsx'),
  (file) => file.ParticipantsPage,
);

const WaitingListPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-waiting-list" */ './features/participants/waiting-list/waiting-list-page.tsx'
    ),
  (file) => file.WaitingListPage,
);

const MessagePage = lazyPage(
  () =>
    import(
      /* webpackChunkName: "page-participant-message" */ './features/participants/messages/message-page.tsx'
    ),
  (file) => file.MessagePage,
);

const ReleasePage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-campaign-release" */ './features/campaign-release/release-page.tsx'),
  (file) => file.ReleasePage,
);

const RankingPage = lazyPage(
  () =>
    import(/* webpackChunkName: "page-campaign-ranking" */ './features/campaign-ranking/ranking-page.tsx'),
  (file) => file.RankingPage,
);

const forManagers = (page: ReactNode): ReactNode => (
  <Allowed permission={permissions.campaigns}>{page}</Allowed>
);

/** Campaigns and exam campaigns (spec §2): lists, forms and participants. */
export const campaignRoutes = (
  <>
    <Route path="/boss/campaign-management" element={forManagers(<ExamCampaignsPage />)} />
    <Route path="/boss/campaign-management/campaigns" element={forManagers(<CampaignsPage />)} />
    <Route path="/boss/campaign-management/create-campaign" element={forManagers(<CampaignFormPage />)} />
    <Route path="/boss/campaign-management/create-campaign/:id" element={forManagers(<CampaignFormPage />)} />
    <Route
      path="/boss/campaign-management/create-exam-campaign"
      element={forManagers(<ExamCampaignFormPage />)}
    />
    <Route
      path="/boss/campaign-management/create-exam-campaign/:id"
      element={forManagers(<ExamCampaignFormPage />)}
    />
    <Route
      path="/boss/campaign-management/participants/:campaignId"
      element={forManagers(<ParticipantsPage />)}
    />
    <Route
      path="/boss/campaign-management/participants/:campaignId/waiting-list"
      element={forManagers(<WaitingListPage />)}
    />
    <Route
      path="/boss/campaign-management/participants/:campaignId/message"
      element={forManagers(<MessagePage />)}
    />
    <Route path="/boss/campaign-management/release/:id" element={forManagers(<ReleasePage />)} />
    <Route path="/boss/campaign-management/ranking/:id" element={forManagers(<RankingPage />)} />
  </>
);
