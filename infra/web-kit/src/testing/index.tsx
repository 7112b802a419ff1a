export { FakeCaches } from './fake-caches.ts';
export { createFakeApi, type FakeApi, type FakeHandler, type FakeRequest, refusal } from './fake-api.ts';
export {
  anAdmin,
  aParticipant,
  aStudent,
  createFakeServices,
  type FakeServicesOptions,
} from './fake-services.ts';
export { createMemoryNavigation, type MemoryNavigation } from './memory-navigation.ts';
export { renderRemotePart, type RenderedPart, type RenderOptions } from './render-remote-part.tsx';
export { type ConformanceOptions, describeRemoteConformance } from './remote-conformance.ts';
