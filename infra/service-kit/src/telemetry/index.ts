export { createLogger, type LoggerOptions } from './create-logger.ts';
export type { Logger } from './logger.ts';
export { securityEvent, type SecurityDetail } from './security-event.ts';
export { createMetrics, type Metrics } from './metrics.ts';
export { currentTraceparent, inSpan, startTracing, type SpanOptions, type TraceCarrier } from './tracing.ts';
