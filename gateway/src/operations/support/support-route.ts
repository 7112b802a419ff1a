import { downloadSupportBundle } from '@pathshala/gateway-contract/http';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { StreamedDownload } from '@pathshala/service-kit/http/streamed-download';
import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { securityEvent } from '@pathshala/service-kit/telemetry/security-event';
import { createSupportBundle, type SupportBundleDependencies } from './support-bundle.ts';

/** Returns the route that makes a support bundle; the security log has who took it. */
export function supportRoute(dependencies: SupportBundleDependencies & { readonly log: Logger }): BoundRoute {
  return handle(downloadSupportBundle, async ({ identity }) => {
    const { fileName, bytes } = await createSupportBundle(dependencies);
    securityEvent(dependencies.log, 'support-bundle.made', { userId: identity.userId ?? null });
    return new StreamedDownload({
      fileName,
      bytes: bytes.length,
      contentType: 'application/zip',
      content: (async function* () {
        yield bytes;
      })(),
    });
  });
}
