import { permissions } from '@pathshala/rules/permissions';
import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { walkAccess } from '@pathshala/service-testing/walk-access';
import { owner, type AccessRow } from '@pathshala/service-testing/walk-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as events from '@pathshala/svc-catalog-contract/events';
import * as contract from '@pathshala/svc-catalog-contract/http';
import { createLimitedSchool } from './limited-school.ts';
import { startPaymentSimulator } from './payment-simulator.ts';
import { startCatalog } from './start-catalog.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
let claimId: string;
let checkoutId: string;
let limits: Awaited<ReturnType<typeof createLimitedSchool>>;
beforeAll(async () => {
  const { accounts: payments } = await startPaymentSimulator();
  catalog = await startCatalog({ replace: () => ({ payments }) });
  const { _id: courseId } = await catalog.createCourse({ enrollmentFee: 10 });
  const claim = { courseId, courseKind: 'admission', method: 'bank', amount: 10, transactionId: 'A1B2C3' };
  const { body } = await catalog.client.as({ role: 'student', userId: owner }).post('/courses/claims', claim);
  claimId = String(body['_id']);
  const { _id: onlineId } = await catalog.createCourse({ courseCode: 'ONLINE', enrollmentFee: 10 });
  const order = { courseId: onlineId, courseKind: 'admission', provider: 'bkash' };
  const begun = await catalog.client.as({ role: 'student', userId: owner }).post('/courses/checkouts', order);
  checkoutId = String(begun.body['checkoutId']);
  limits = await createLimitedSchool(catalog);
});
afterAll(() => catalog.stop());

const routes = Object.values(contract).filter(
  (item): item is typeof item & RouteDefinition => typeof item === 'object' && 'access' in item,
);

/**
 * These ids belong to courses, not to a student. The answer depends on the caller's enrolment, and the hand-in is the caller’s
 * own.
 */
const rows: Readonly<Record<string, AccessRow>> = {
  'get /admissioncourse/universities/unitDetails/{courseCode}': 'shared',
  'get /courses/{id}/lessons': 'shared',
  'get /courses/{id}/lesson': 'shared',
  'get /courses/{id}/contents': 'shared',
  'get /courses/{id}/contentdetails': 'shared',
  'get /courses/{id}/outline': 'shared',
  'get /courses/{id}/progress': 'shared',
  // `gradebooks.test.ts` calls it as a student of the course and as others.
  'get /courses/gradebooks/{courseId}/own': 'shared',
  'put /courses/lessons/{id}/completion': 'shared',
  'get /courses/lessons/{id}/questions': 'shared',
  'post /courses/lessons/{id}/questions': 'shared',
  'post /courses/questions/{id}/answers': 'shared',
  'put /courses/questions/{id}': 'shared',
  'delete /courses/questions/{id}': 'shared',
  'put /courses/answers/{id}': 'shared',
  'delete /courses/answers/{id}': 'shared',
  'get /assignments/{id}': 'shared',
  'get /assignments/{id}/submission': 'shared',
  'put /assignments/{id}/submission': 'shared',
  'post /assignments/{id}/submission/file': 'shared',
  // `assignments.test.ts` uploads one, and reads it as its owner, as a marker and as others.
  'get /assignments/files/{id}': 'shared',
  // `classes.test.ts` and `attendance.test.ts` call them as invited students and as others.
  'get /classes/{id}': 'shared',
  'post /classes/{id}/attendance/own': 'shared',
  'get /classes/calendar/{token}': 'shared',
  'get /courses/ratings/{courseId}': 'shared',
  'put /courses/ratings/{courseId}': 'shared',
  'delete /courses/ratings/{courseId}': 'shared',
  'get /courses/checkouts/offers/{courseId}': 'shared',
  'get /courses/checkouts/dues/{courseId}': 'shared',
  'get /courses/checkouts/own/{id}': {
    path: () => `/courses/checkouts/own/${checkoutId}`,
    statuses: [401, 200, 404, 404],
  },
  'post /courses/checkouts/own/{id}/confirmation': {
    path: () => `/courses/checkouts/own/${checkoutId}/confirmation`,
    body: () => ({ outcome: 'failure' }),
    statuses: [401, 200, 404, 404],
  },
  'delete /courses/claims/{id}': { path: () => `/courses/claims/${claimId}`, statuses: [401, 200, 404, 404] },
};

describe('every route of the contract', () => {
  it('is served', () => {
    const served = catalog.running.definition.routes.map(({ route }) => route);
    expect(new Set(served)).toEqual(new Set(routes));
  });

  it('allows exactly the callers that it declares, and limited rights what they reach [BAT-04]', async () => {
    const walk = { rows, limits, permissions: Object.values(permissions) };
    expect(await walkAccess(catalog, walk)).toEqual([]);
  });
});

describe('the service', () => {
  it('publishes every event of its contract, and no other', () => {
    const published = catalog.running.definition.publishes;
    expect(new Set(published)).toEqual(new Set(Object.values(events)));
  });
});
