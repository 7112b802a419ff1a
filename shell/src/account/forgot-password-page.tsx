import { NotOpenYet } from '@pathshala/web-kit/parts/not-open-yet';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

export function ForgotPasswordPage(): ReactNode {
  const say = useText();
  return <NotOpenYet title={say(texts.forgot)} />;
}
