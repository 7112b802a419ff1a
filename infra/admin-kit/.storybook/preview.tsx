import '@pathshala/web-kit/theme.css';
import type { Language } from '@pathshala/web-kit/language';
import { Providers } from '@pathshala/web-kit/providers';
import { Router } from '@pathshala/web-kit/router';
import { showRegistry } from '@pathshala/web-kit/show-registry';
import { useStore } from '@pathshala/web-kit/store';
import { anAdmin, createFakeServices } from '@pathshala/web-kit/testing/fake-services';
import { createMemoryNavigation } from '@pathshala/web-kit/testing/memory-navigation';
import type { Theme } from '@pathshala/web-kit/theme';
import type { Preview } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { AdminProvider } from '../src/theme/admin-provider.tsx';
import { sampleMenu } from './sample-menu.ts';

showRegistry({ name: 'mfe-sample', routes: [], nav: [], adminMenu: sampleMenu });

interface FrameProps {
  /** Undefined: the story is a whole page, with its own heading and AdminProvider (`parameters: { isPage: true }`). */
  readonly title: string | undefined;
  /** The address of the page; `parameters: { at }` of a story. */
  readonly at: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** Gives a story what the shell gives to a remote, with a fake API, and an address in memory. */
function Frame({ title, at, language, theme, children }: FrameProps): ReactNode {
  const [navigation] = useState(() => createMemoryNavigation(at));
  const [services] = useState(() => createFakeServices({ user: anAdmin, language }));
  const location = useStore(navigation.location);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    services.language.set(language);
    services.theme.set(theme);
  }, [services, language, theme]);
  const part = (
    <AdminProvider>
      <h1>{title}</h1>
      {children}
    </AdminProvider>
  );
  return (
    <Router navigator={navigation.navigator} location={location}>
      <Providers services={services}>
        <main>{title === undefined ? children : part}</main>
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
    (Story, { globals, parameters, title }) => (
      <Frame
        title={parameters['isPage'] === true ? undefined : title}
        at={(parameters['at'] as string | undefined) ?? '/'}
        language={globals['language'] as Language}
        theme={globals['theme'] as Theme}
      >
        <Story />
      </Frame>
    ),
  ],
};

export default preview;
