import './mantine-styles.ts';
import { MantineProvider } from '@mantine/core';
import { useServices } from '@pathshala/web-kit/services';
import { useStore } from '@pathshala/web-kit/store';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../feedback/confirm-provider.tsx';
import { UndoToasts } from '../feedback/undo-toasts.tsx';
import { adminTheme, adminVariables } from './admin-theme.ts';
import { styleNonce } from './style-nonce.ts';

// Below a modal, Mantine locks the page's scrolling by a style element of another library.
setNonce(styleNonce());

/** Mantine with the site's tokens, theme and language, and the kit's questions and undo toasts, around everything that uses a part of this kit. */
export function AdminProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const theme = useStore(useServices().theme);
  return (
    <MantineProvider
      theme={adminTheme}
      cssVariablesResolver={adminVariables}
      forceColorScheme={theme}
      getStyleNonce={styleNonce}
    >
      <ConfirmProvider>{children}</ConfirmProvider>
      <UndoToasts />
    </MantineProvider>
  );
}
