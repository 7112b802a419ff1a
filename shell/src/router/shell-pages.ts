import { lazyPage } from '@pathshala/web-kit/router';
import type { ComponentType } from 'react';

const accountPages = () => import(/* webpackChunkName: "account" */ '../account/account-pages.ts');

/** The pages that the shell shows itself, by their exact path. */
export const shellPages: Readonly<Record<string, ComponentType>> = {
  '/login': lazyPage(accountPages, (file) => file.LoginPage),
  '/signup': lazyPage(accountPages, (file) => file.SignupPage),
  '/verifyotp': lazyPage(accountPages, (file) => file.VerifyPage),
  '/forgot-password': lazyPage(accountPages, (file) => file.ForgotPasswordPage),
  '/reset-password': lazyPage(accountPages, (file) => file.ResetPasswordPage),
  '/unlock': lazyPage(accountPages, (file) => file.UnlockPage),
};
