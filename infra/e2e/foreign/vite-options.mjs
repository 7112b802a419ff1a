import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { sharedReact } from './shared.mjs';

export async function buildByVite({ folder, output, name }, { entryType }) {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    base: './',
    build: {
      outDir: output,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: './src/remote.js' },
    },
    plugins: [
      federation({
        name,
        filename: 'remoteEntry.js',
        ...(entryType === 'var' ? { varFilename: 'varRemoteEntry.js' } : {}),
        exposes: { './app': './src/remote.js' },
        shared: sharedReact({ requiredVersion: '^19.0.0' }),
        dts: false,
        manifest: true,
      }),
    ],
  });
}
