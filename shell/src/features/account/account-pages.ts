export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { InvitationPage } from './invitation-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { SecondStepPage } from './second-step-page.tsx';
export { SignupPage } from './signup-page.tsx';
export { UnlockPage } from './unlock-page.tsx';
export { VerifyPage } from './verify-page.tsx';
