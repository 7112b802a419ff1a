export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { LoginPage } from './login-page.tsx';
export { SignupPage } from './signup-page.tsx';
export { VerifyPage } from './verify-page.tsx';
