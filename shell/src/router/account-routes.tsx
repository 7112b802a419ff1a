import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { PageBoundary } from '@pathshala/web-kit/page-boundary';
import { Route } from '@pathshala/web-kit/router';
import type { ComponentType, ReactElement } from 'react';

// The log-in is a first view of many visits: it does not wait for the pages that few of them open.
const loginPage = () => import(/* webpackChunkName: "login" */ '../features/account/login-page.tsx');
const accountPages = () => import(/* webpackChunkName: "account" */ '../features/account/account-pages.ts');

/** The pages that the shell renders itself, by path. */
const pages: Readonly<Record<string, ComponentType>> = {
  '/login': lazyPage(loginPage, (file) => file.LoginPage),
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

/** Fetches the page of the shell behind a link. A failure is reported when the page is opened. */
export function prefetchAccountPage(pathname: string): void {
  if (!(pathname in pages)) return;
  const load: () => Promise<unknown> = pathname === '/login' ? loginPage : accountPages;
  load().catch(() => undefined);
}
