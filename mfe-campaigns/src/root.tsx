import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { Route, Routes } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';

const CampaignsPage = lazyPage(
  () => import(/* webpackChunkName: "page-campaigns" */ './features/campaign-list/campaign-list-page.tsx'),
  (file) => file.CampaignsPage,
);

const ExamCampaignPage = lazyPage(
  () => import(/* webpackChunkName: "page-exam-campaign" */ './routes/exam-campaign-page.tsx'),
  (file) => file.ExamCampaignPage,
);

const MeritListPage = lazyPage(
  () => import(/* webpackChunkName: "page-merit-list" */ './routes/merit-list-page.tsx'),
  (file) => file.MeritListPage,
);

const CertificatePage = lazyPage(
  () => import(/* webpackChunkName: "page-certificate" */ './routes/certificate-page.tsx'),
  (file) => file.CertificatePage,
);

const CertificateCheckPage = lazyPage(
  () => import(/* webpackChunkName: "page-certificate" */ './routes/certificate-check-page.tsx'),
  (file) => file.CertificateCheckPage,
);

const ConfirmPage = lazyPage(
  () => import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/confirm-page.tsx'),
  (file) => file.ConfirmPage,
);

const CancelPage = lazyPage(
  () => import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/cancel-page.tsx'),
  (file) => file.CancelPage,
);

const OfferPage = lazyPage(
  () => import(/* webpackChunkName: "page-mailed-link" */ './features/mailed-link/offer-page.tsx'),
  (file) => file.OfferPage,
);

const SitPage = lazyPage(
  () => import(/* webpackChunkName: "page-sit" */ './features/sitting/sit-page.tsx'),
  (file) => file.SitPage,
);

const LinkedCardPage = lazyPage(
  () => import(/* webpackChunkName: "page-admit-card" */ './features/admit-card/linked-card-page.tsx'),
  (file) => file.LinkedCardPage,
);

const OwnCardPage = lazyPage(
  () => import(/* webpackChunkName: "page-admit-card" */ './features/admit-card/own-card-page.tsx'),
  (file) => file.OwnCardPage,
);

const CampaignPage = lazyPage(
  () => import(/* webpackChunkName: "page-campaign" */ './routes/campaign-page.tsx'),
  (file) => file.CampaignPage,
);

const AddExamPage = lazyPage(
  () => import(/* webpackChunkName: "page-add-exam" */ './features/add-exam/add-exam-page.tsx'),
  (file) => file.AddExamPage,
);

export function Root(): ReactNode {
  return (
    <PageBoundary>
      <Routes>
        <Route path="/campaigns" element={<CampaignsPage />} />
        <Route path="/campaigns/exam/:id" element={<ExamCampaignPage />} />
        <Route path="/campaigns/exam/:id/merit-list" element={<MeritListPage />} />
        <Route path="/campaigns/exam/:id/certificate" element={<CertificatePage />} />
        <Route path="/campaigns/certificates/:code" element={<CertificateCheckPage />} />
        <Route path="/campaigns/confirm" element={<ConfirmPage />} />
        <Route path="/campaigns/cancel" element={<CancelPage />} />
        <Route path="/campaigns/offer" element={<OfferPage />} />
        <Route path="/campaigns/sit" element={<SitPage />} />
        <Route path="/campaigns/card" element={<LinkedCardPage />} />
        <Route path="/campaigns/card/:id" element={<OwnCardPage />} />
        <Route path="/campaigns/:id" element={<CampaignPage />} />
        <Route path="/campaigns/:id/add-exam" element={<AddExamPage />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </PageBoundary>
  );
}
