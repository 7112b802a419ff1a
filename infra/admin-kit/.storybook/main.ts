import type { StorybookConfig } from '@storybook/react-vite';
import { inlineScale } from '@pathshala/web-kit/build/inline-scale';
import { intoLayer } from '@pathshala/web-kit/build/layer';

/** The catalogue of the kit's parts in all their states: `npm run catalogue`. A part's states are in `<part>.stories.tsx` beside it. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../admin-exams/src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      {
        name: 'cascade-layers-and-scale',
        enforce: 'pre',
        // The same cascade layers and constants as a remote has.
        transform: (code, file) =>
          file.endsWith('.css') ? intoLayer(inlineScale(code), file, 'catalogue') : undefined,
      },
    ],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        // Mantine's files are marked for server rendering, which is not used here.
        onLog: (level, log, print) => log.code === 'MODULE_LEVEL_DIRECTIVE' || print(level, log),
      },
    },
  }),
};

export default config;
