import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { Route } from '@pathshala/web-kit/router';
import type { ComponentType, ReactElement } from 'react';

const accountPages = () => import(/* webpackChunkName: "account" */ '../features/account/account-pages.ts');

/** The pages that the shell renders itself, by path. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/login': lazyPage(accountPages, (file) => file.LoginPage),
  '/login/second-step': lazyPage(accountPages, (file) => file.SecondStepPage),
  '/signup': lazyPage(accountPages, (file) => file.SignupPage),
  '/verifyotp': lazyPage(accountPages, (file) => file.VerifyPage),
  '/forgot-password': lazyPage(accountPages, (file) => file.ForgotPasswordPage),
  '/reset-password': lazyPage(accountPages, (file) => file.ResetPasswordPage),
  '/invitation': lazyPage(accountPages, (file) => file.InvitationPage),
  '/unlock': lazyPage(accountPages, (file) => file.UnlockPage),
};

export const accountRoutes: readonly ReactElement[] = Object.entries(pages).map(([path, AccountPage]) => (
  <Route
    key={path}
    path={path}
    element={
      <PageBoundary>
        <AccountPage />
      </PageBoundary>
    }
  />
));
