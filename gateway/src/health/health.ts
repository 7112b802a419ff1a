import { Router } from 'express';
import { errors, sendError } from '../http/error-response.ts';
import type { GatewayResponse, Middleware } from '../http/request-context.ts';
import { sendJson, sendText } from '../http/send-text.ts';
import { createSupportBundle, type SupportBundleDependencies } from '../operations/support/support-bundle.ts';
import { mayReadMetrics, mayReadStatus, type MetricsAccess } from './metrics-access.ts';
import { hasPages, readSiteStatus } from './site-status.ts';

export interface HealthDependencies extends MetricsAccess, SupportBundleDependencies {
  readonly isDraining: () => boolean;
  /** The process's metrics in Prometheus' text format. */
  readonly metrics: () => Promise<{ text: string; contentType: string }>;
}

/** `/healthz`, `/readyz`, `/statusz`, `/supportz`, `/metrics`. */
export function createHealth(dependencies: HealthDependencies): Router {
  return Router()
    .get('/healthz', (_request, response: GatewayResponse) => sendJson(response, 200, { status: 'alive' }))
    .get('/readyz', sendReadiness(dependencies))
    .get('/statusz', sendStatus(dependencies))
    .get('/supportz', sendBundle(dependencies))
    .get('/metrics', sendMetrics(dependencies));
}

/** Whether this process can serve pages. A service that is away must not take all pages with it (design §4). */
function sendReadiness(dependencies: HealthDependencies): Middleware {
  return async (_request, response) => {
    if (dependencies.isDraining()) return sendJson(response, 503, { status: 'draining' });
    const isReady = await hasPages(dependencies.siteRoot);
    sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' });
  };
}

/** The full picture, always 200: for programs on this machine, and for those elsewhere that have the token of the metrics. */
function sendStatus(dependencies: HealthDependencies): Middleware {
  return async (request, response) => {
    if (!mayReadStatus(request, dependencies)) return sendError(response, errors.notFound);
    const isDraining = dependencies.isDraining();
    sendJson(response, 200, await readSiteStatus(dependencies, { isDraining }));
  };
}

/** The support bundle, to whom `/statusz` answers. */
function sendBundle(dependencies: HealthDependencies): Middleware {
  return async (request, response) => {
    if (!mayReadStatus(request, dependencies)) return sendError(response, errors.notFound);
    const { fileName, bytes } = await createSupportBundle(dependencies);
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-disposition', `attachment; filename="${fileName}"`);
    response.setHeader('content-type', 'application/zip');
    response.end(bytes);
  };
}

function sendMetrics(dependencies: HealthDependencies): Middleware {
  return async (request, response) => {
    if (!mayReadMetrics(request, dependencies)) return sendError(response, errors.notFound);
    const { text, contentType } = await dependencies.metrics();
    response.setHeader('cache-control', 'no-store');
    sendText(response, contentType, text);
  };
}
