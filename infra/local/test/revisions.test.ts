import type { RouteDefinition } from '@pathshala/contract-kit/route';
import { services } from '@pathshala/platform';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadService } from '../src/load-service.ts';

/** Changes without a revision, and what protects the work of a second administrator instead. */
const exceptions: Readonly<Record<string, string>> = {
  'patch /students/student/update/{id}':
    'a section of the student’s own record, saved by the student; the fields of other sections stay',
  'put /campaign/campaigns/{id}/archive': 'sets one flag to the value that was asked for',
  'put /examcampaigns/{id}/archive': 'sets one flag to the value that was asked for',
  'put /campaign/participants/{campaignId}/waiting-list/{id}':
    'moves one entry; 409 campaigns.waiting-changed where the list is another one by now',
  'put /courses/order/{kind}': 'an order of ids; 409 catalog.order-outdated for other ids',
  'put /courses/{id}/subjects/order': 'an order of ids; 409 catalog.order-outdated for other ids',
  'put /courses/subjects/{id}/chapters/order': 'an order of ids; 409 catalog.order-outdated for other ids',
  'put /courses/chapters/{id}/lessons/order': 'an order of ids; 409 catalog.order-outdated for other ids',
  'put /courses/chapters/{id}/contents/order': 'an order of ids; 409 catalog.order-outdated for other ids',
  'put /courses/questions/{id}/visibility': 'sets one flag to the value that was asked for',
  'put /courses/answers/{id}/visibility': 'sets one flag to the value that was asked for',
  'put /classes/{id}/attendance': 'sets the mark of each student to the value that was asked for',
  'put /courses/batches/{id}/archive': 'sets one flag to the value that was asked for',
  'put /courses/batches/{id}/members/{studentId}/end':
    'a place is left once; 404 catalog.batch.member-not-found afterwards',
  'put /courses/batches/{id}/members/{studentId}/move':
    'a place is moved once; 404 catalog.batch.member-not-found or 409 catalog.batch.moving afterwards',
  'put /courses/checkouts/{id}/decision':
    'a payment is decided once; 409 catalog.checkout.decided afterwards',
  'put /courses/fees/accounts/{id}/plan':
    'takes the dues as they were shown; 409 catalog.fees.dues-changed otherwise',
  'put /courses/claims/{id}/decision': 'a claim is decided once; 409 for a second decision',
  'put /courses/enrolments/{enrolmentId}/access-until':
    'sets one day to the value that was asked for; 409 catalog.enrolment-ended after the end',
  'put /courses/enrolments/{enrolmentId}/end':
    'an enrolment is ended once; of one that has ended the first reason stays',
  'put /questions/imports/{id}/failed/{line}':
    'one line of a file as its author has mended it; 409 exams.question-import.confirmed afterwards',
  'put /users/imports/{id}/rows/{line}':
    'one row of a file as somebody has mended it; 409 auth.import-confirmed afterwards',
  'put /users/work-mail': 'the own choice of the administrator who calls',
  'put /exams/papers/{paperId}/findings/{questionId}/review': 'sets one mark to the value that was asked for',
  'put /exams/question-reports/{id}/answer': 'a report is answered once; 409 exams.report-answered',
};

const changesSomething = new Set(['put', 'patch']);

function isEditByAdministrator({ method, access, permission }: RouteDefinition): boolean {
  if (!changesSomething.has(method)) return false;
  return access === 'admin' || (typeof access === 'object' && permission !== undefined);
}

function takesRevision({ body }: RouteDefinition): boolean {
  if (body === undefined) return false;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const shapes = [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return shapes.some((shape) => typeof shape === 'object' && shape.properties?.['rev'] !== undefined);
}

async function edits(): Promise<readonly RouteDefinition[]> {
  const found: RouteDefinition[] = [];
  for (const { name } of services) {
    await using service = await startTestService(await loadService(name));
    found.push(...service.running.definition.routes.map(({ route }) => route).filter(isEditByAdministrator));
  }
  return found;
}

describe('the edits of administrators', () => {
  it('name the revision that was edited, or have a reason why no work can be lost [ADM-04]', async () => {
    const routes = await edits();
    expect(routes.length).toBeGreaterThan(20);
    const without = routes.filter((route) => !takesRevision(route));
    const names = without.map(({ method, path }) => `${method} ${path}`);
    expect(names.toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  it('refuse an outdated revision by a documented conflict', async () => {
    for (const route of (await edits()).filter(takesRevision)) {
      expect(route.errors ?? [], `${route.method} ${route.path}`).toContain('common.edited-meanwhile');
    }
  });
});
