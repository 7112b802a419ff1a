import { remotes } from '@pathshala/platform';
import { existsSync } from 'node:fs';
import { devConfigs } from '@pathshala/web-kit/build/dev-config';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { root } from './build/root.ts';
import { openDevApi } from './dev-api.ts';

/**
 * `npm run dev -w mfe-exams`: serves the remote alone and proxies its API to a gateway or to stubs (`dev-api.ts`).
 * Its bar has a log-in and the list of its pages. A shell can load `/federated/remoteEntry.js` (see shell/README.md).
 */
async function serveRemote(name: string): Promise<void> {
  const port = remotes.find((remote) => remote.name === name)?.devPort;
  const folder = `${root}/${name}`;
  if (port === undefined || !existsSync(folder)) throw new Error(`There is no remote named ${name}.`);
  const api = await openDevApi(name, process.env);
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: true,
      historyApiFallback: true,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      proxy: [{ context: ['/api'], target: api.url }],
    },
    rspack(devConfigs({ name, folder })),
  );
  await server.start();
  console.log(`${name} alone: http://localhost:${port}, its API from ${api.description}`);
}

await serveRemote(process.argv[2] ?? '');
