import '@pathshala/web-kit/theme.css';
import type { Language } from '@pathshala/web-kit/language';
import { Providers } from '@pathshala/web-kit/providers';
import { Router } from '@pathshala/web-kit/router';
import { useStore } from '@pathshala/web-kit/store';
import { anAdmin, createFakeServices } from '@pathshala/web-kit/testing/fake-services';
import { createMemoryNavigation } from '@pathshala/web-kit/testing/memory-navigation';
import type { Theme } from '@pathshala/web-kit/theme';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminProvider } from '../src/theme/admin-provider.tsx';

interface FrameProps {
  readonly title: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** What the shell gives to a remote, with a fake API, and an address in memory. */
function Frame({ title, language, theme, children }: FrameProps): ReactNode {
  const [navigation] = useState(() => createMemoryNavigation('/'));
  const [services] = useState(() => createFakeServices({ user: anAdmin, language }));
  const location = useStore(navigation.location);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    services.language.set(language);
    services.theme.set(theme);
  }, [services, language, theme]);
  return (
    <Router navigator={navigation.navigator} location={location}>
      <Providers services={services}>
        <AdminProvider>
          <main>
            <h1>{title}</h1>
            {children}
          </main>
        </AdminProvider>
      </Providers>
    </Router>
  );
}

const choice = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: { language: choice('Language', ['en', 'bn']), theme: choice('Theme', ['light', 'dark']) },
  initialGlobals: { language: 'en', theme: 'light' },
  parameters: { layout: 'padded' },
  decorators: [
    (Story, { globals, title }) => (
      <Frame title={title} language={globals['language'] as Language} theme={globals['theme'] as Theme}>
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
