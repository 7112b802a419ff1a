import type {
  restoreInvitation,
  restoreProfilePicture,
  restoreStudent,
} from '@pathshala/svc-auth-contract/http';
import type { restoreCampaign, restoreExamCampaign } from '@pathshala/svc-campaigns-contract/http';
import type {
  restoreAdmissionCourse,
  restoreAssignment,
  restoreClasses,
  undoDeletion,
} from '@pathshala/svc-catalog-contract/http';
import type {
  restoreAcademicResult,
  restoreBlueprint,
  restoreExam,
  restoreQuestion,
} from '@pathshala/svc-exams-contract/http';
import type { Api } from '@pathshala/web-kit/api';

type RestoreCall = (api: Api, id: string) => Promise<unknown>;

const restorePart: RestoreCall = (api, id) =>
  api.call<typeof undoDeletion>('post', '/courses/deletions/{id}/undo', { params: { id } });

/** The call that brings a deleted thing back, by its kind. */
export const restoreCalls: Readonly<Record<string, RestoreCall>> = {
  'admission-course': (api, id) =>
    api.call<typeof restoreAdmissionCourse>('post', '/admissioncourse/universities/{id}/restore', {
      params: { id },
    }),
  'academic-course': restorePart,
  subject: restorePart,
  chapter: restorePart,
  lesson: restorePart,
  content: restorePart,
  assignment: (api, id) =>
    api.call<typeof restoreAssignment>('post', '/assignments/{id}/restore', { params: { id } }),
  class: (api, id) =>
    api.call<typeof restoreClasses>('post', '/classes/deletions/{id}/undo', { params: { id } }),
  exam: (api, id) => api.call<typeof restoreExam>('post', '/exams/deletions/{id}/undo', { params: { id } }),
  question: (api, id) =>
    api.call<typeof restoreQuestion>('post', '/questions/deletions/{id}/undo', { params: { id } }),
  blueprint: (api, id) =>
    api.call<typeof restoreBlueprint>('post', '/questions/blueprints/{id}/restore', { params: { id } }),
  'academic-result': (api, id) =>
    api.call<typeof restoreAcademicResult>('post', '/academicresult/{id}/restore', { params: { id } }),
  campaign: (api, id) =>
    api.call<typeof restoreCampaign>('post', '/campaign/campaigns/{id}/restore', { params: { id } }),
  invitation: (api, id) =>
    api.call<typeof restoreInvitation>('post', '/users/invitations/{id}/restore', { params: { id } }),
  'student-record': (api, id) =>
    api.call<typeof restoreStudent>('post', '/student/{id}/restore', { params: { id } }),
  photo: (api, id) =>
    api.call<typeof restoreProfilePicture>('post', '/students/student/{id}/profile-picture/restore', {
      params: { id },
    }),
  'exam-campaign': (api, id) =>
    api.call<typeof restoreExamCampaign>('post', '/examcampaigns/{id}/restore', { params: { id } }),
};
